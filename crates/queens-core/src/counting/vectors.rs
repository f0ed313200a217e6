//! The widest vectors that the processor has, chosen when the program runs: what is inlined into [`VectorWork::run`] is
//! compiled once for each kind. In WebAssembly there is one kind.

/// Something to be done with vectors.
pub(super) trait VectorWork {
    /// What comes of it.
    type Output;

    /// Does it; to be inlined, with all that it calls.
    fn run(self) -> Self::Output;
}

/// Does it with the widest vectors.
#[cfg(any(target_arch = "wasm32", feature = "narrow-vectors"))]
pub(super) fn with_the_widest<W: VectorWork>(work: W) -> W::Output {
    work.run()
}

/// Does it with the widest vectors.
#[cfg(not(any(target_arch = "wasm32", feature = "narrow-vectors")))]
pub(super) fn with_the_widest<W: VectorWork>(work: W) -> W::Output {
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
