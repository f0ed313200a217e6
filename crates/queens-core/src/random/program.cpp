// Random numbers, the same from the same seed: xoshiro256++.
struct Random {
    uint64_t s[4];

    explicit Random(uint64_t seed) {
        for (uint64_t& word : s) {
            seed += 0x9E3779B97F4A7C15;
            uint64_t z = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9;
            z = (z ^ z >> 27) * 0x94D049BB133111EB;
            word = z ^ z >> 31;
        }
    }

    static uint64_t rotated(uint64_t x, int k) { return x << k | x >> (64 - k); }

    uint32_t next() {
        const uint64_t result = rotated(s[0] + s[3], 23) + s[0], t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = rotated(s[3], 45);
        return result >> 32;
    }

    // A number from 0 to count - 1, all equally likely.
    uint32_t below(uint32_t count) {
        while (true) {
            const uint64_t wide = uint64_t(next()) * count;
            if (uint32_t(wide) >= -count % count) return wide >> 32;
        }
    }
};
