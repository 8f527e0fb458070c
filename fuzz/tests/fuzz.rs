//! The targets on their corpus, without the fuzzer.

fn main() {
    warren_fuzz::try_corpus();
}
