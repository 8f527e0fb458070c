//! Deflated links: deflate shortens the part after the checksum where it can.

use miniz_oxide::{
    DataFormat,
    deflate::core::{CompressionStrategy, CompressorOxide, TDEFLFlush, compress_to_output},
    inflate::{TINFLStatus, decompress_to_vec_with_limit},
};

use super::LinkError;

/// The byte before deflated data. Data that is not deflated begins with the bit 0.
pub(super) const DEFLATED: u8 = 0x80;

/// The maximum size of an inflated link, in bytes. No start with its moves needs as many.
const MAX_BYTES: usize = 100_000;

/// The bytes, or their deflated form if it is shorter. `bytes` must begin with the bit 0.
pub(super) fn shortest(bytes: Vec<u8>) -> Vec<u8> {
    if bytes.len() > MAX_BYTES {
        return bytes;
    }
    // Dynamic Huffman codes are shorter for long links, fixed codes for short ones. The compressor does not compare the two.
    let strategies = [CompressionStrategy::Default, CompressionStrategy::Fixed];
    let deflated_forms = strategies.map(|strategy| deflated(&bytes, strategy));
    [bytes]
        .into_iter()
        .chain(deflated_forms)
        .min_by_key(Vec::len)
        .unwrap_or_default()
}

/// The bytes, deflated with one strategy.
fn deflated(bytes: &[u8], strategy: CompressionStrategy) -> Vec<u8> {
    /// The highest effort that is still worth its time.
    const EFFORT: u8 = 10;
    const MAX_WINDOW: u8 = 15;
    let mut compressor =
        CompressorOxide::with_params(DataFormat::Raw, EFFORT, strategy, MAX_WINDOW);
    let mut deflated = vec![DEFLATED];
    compress_to_output(&mut compressor, bytes, TDEFLFlush::Finish, |chunk| {
        deflated.extend(chunk);
        true
    });
    deflated
}

/// Inflates bytes.
///
/// # Errors
/// If they cannot be inflated, or the result is too long.
pub(super) fn inflated(bytes: &[u8]) -> Result<Vec<u8>, LinkError> {
    decompress_to_vec_with_limit(bytes, MAX_BYTES).map_err(|error| match error.status {
        TINFLStatus::FailedCannotMakeProgress | TINFLStatus::NeedsMoreInput => LinkError::Cut,
        _ => LinkError::Damaged,
    })
}
