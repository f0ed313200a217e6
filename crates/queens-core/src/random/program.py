# Random numbers, the same from the same seed: xoshiro256++.
class Random:
    def __init__(self, seed):
        self.s = []
        for _ in range(4):
            seed = (seed + 0x9E3779B97F4A7C15) % 2**64
            z = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 % 2**64
            z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
            self.s.append(z ^ z >> 31)

    def next(self):
        def rotated(x, k):
            return (x << k | x >> 64 - k) % 2**64

        s = self.s
        result = (rotated((s[0] + s[3]) % 2**64, 23) + s[0]) % 2**64
        t = (s[1] << 17) % 2**64
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 45)
        return result >> 32

    # A number from 0 to count - 1, all equally likely.
    def below(self, count):
        while True:
            wide = self.next() * count
            if wide % 2**32 >= 2**32 % count:
                return wide >> 32
