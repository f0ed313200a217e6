//! Chooses the widest vector instructions of the processor at run time. Code that is inlined into [`VectorWork::run`]
//! is compiled once for each width. WebAssembly has only one width.

/// Work that uses vector instructions.
pub(crate) trait VectorWork {
    /// The result of the work.
    type Output;

    /// Does the work. This method and all functions that it calls must be inlined.
    fn run(self) -> Self::Output;
}

/// Does the work with the vector instructions of the compilation target.
#[cfg(any(target_arch = "wasm32", not(feature = "simd")))]
pub(crate) fn with_widest_vectors<W: VectorWork>(work: W) -> W::Output {
    work.run()
}

/// Does the work with the widest vector instructions of the processor.
#[cfg(all(feature = "simd", not(target_arch = "wasm32")))]
pub(crate) fn with_widest_vectors<W: VectorWork>(work: W) -> W::Output {
    struct Dispatched<W>(W);

    impl<W: VectorWork> pulp::NullaryFnOnce for Dispatched<W> {
        type Output = W::Output;

        #[inline(always)]
        fn call(self) -> W::Output {
            self.0.run()
        }
    }

    pulp::Arch::new().dispatch(Dispatched(work))
}
