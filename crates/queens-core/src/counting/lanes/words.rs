//! The bits of 256 lanes as four words. Natively, the compiler turns the words into vectors. For WebAssembly, it does
//! so only at an optimisation level that makes the page too large, so that version uses vector instructions explicitly.
//!
//! Both versions have the same methods: conversion from and to words (lowest lanes first), `and`, `or`, `xor`, and a
//! test for any set bit.

/// The number of words.
pub(super) const WORDS: usize = 4;

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
pub(super) use plain::Vector;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(super) use vectors::Vector;

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod plain {
    use super::WORDS;

    /// Four words.
    #[derive(Clone, Copy, Debug)]
    #[repr(align(32))]
    pub(in super::super) struct Vector([u64; WORDS]);

    impl Vector {
        #[inline(always)]
        pub(in super::super) const fn new(words: [u64; WORDS]) -> Vector {
            Vector(words)
        }

        #[inline(always)]
        pub(in super::super) fn words(self) -> [u64; WORDS] {
            self.0
        }

        #[inline(always)]
        pub(in super::super) fn and(self, other: Vector) -> Vector {
            Vector(std::array::from_fn(|at| self.0[at] & other.0[at]))
        }

        #[inline(always)]
        pub(in super::super) fn or(self, other: Vector) -> Vector {
            Vector(std::array::from_fn(|at| self.0[at] | other.0[at]))
        }

        #[inline(always)]
        pub(in super::super) fn xor(self, other: Vector) -> Vector {
            Vector(std::array::from_fn(|at| self.0[at] ^ other.0[at]))
        }

        #[inline(always)]
        pub(in super::super) fn any(self) -> bool {
            self.0.into_iter().fold(0, |any, word| any | word) != 0
        }
    }
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod vectors {
    use std::arch::wasm32::{
        u64x2, u64x2_extract_lane, v128, v128_and, v128_any_true, v128_or, v128_xor,
    };

    use super::WORDS;

    /// Two vectors of two words.
    #[derive(Clone, Copy, Debug)]
    pub(in super::super) struct Vector(v128, v128);

    impl Vector {
        #[inline(always)]
        pub(in super::super) const fn new([a, b, c, d]: [u64; WORDS]) -> Vector {
            Vector(u64x2(a, b), u64x2(c, d))
        }

        #[inline(always)]
        pub(in super::super) fn words(self) -> [u64; WORDS] {
            let Vector(one, other) = self;
            let first = |pair| u64x2_extract_lane::<0>(pair);
            let second = |pair| u64x2_extract_lane::<1>(pair);
            [first(one), second(one), first(other), second(other)]
        }

        #[inline(always)]
        pub(in super::super) fn and(self, other: Vector) -> Vector {
            Vector(v128_and(self.0, other.0), v128_and(self.1, other.1))
        }

        #[inline(always)]
        pub(in super::super) fn or(self, other: Vector) -> Vector {
            Vector(v128_or(self.0, other.0), v128_or(self.1, other.1))
        }

        #[inline(always)]
        pub(in super::super) fn xor(self, other: Vector) -> Vector {
            Vector(v128_xor(self.0, other.0), v128_xor(self.1, other.1))
        }

        #[inline(always)]
        pub(in super::super) fn any(self) -> bool {
            v128_any_true(v128_or(self.0, self.1))
        }
    }
}
