//! Deflated links: what follows the checksum, made shorter where that can be done. It comes with the engines: in the page's
//! own module it would be a tenth of a first visit, and hardly a link of a game without secrets is shorter for it.

#[cfg(feature = "engines")]
use miniz_oxide::{
    DataFormat,
    deflate::core::{CompressionStrategy, CompressorOxide, TDEFLFlush, compress_to_output},
    inflate::decompress_to_vec_with_limit,
};

use super::LinkError;

/// The byte before what is deflated. What is not begins with the bit 0.
pub(super) const DEFLATED: u8 = 0x80;

/// What a link inflates to has no more bytes: no start with its moves needs as many.
#[cfg(feature = "engines")]
const MOST_BYTES: usize = 100_000;

/// The bytes, which begin with the bit 0, or deflated ones that stand for them, if those are fewer.
#[cfg(feature = "engines")]
pub(super) fn shortest(bytes: Vec<u8>) -> Vec<u8> {
    if bytes.len() > MOST_BYTES {
        return bytes;
    }
    // A code of one's own pays for long links, the fixed one for short ones; deflating does not compare them by itself.
    let ways = [CompressionStrategy::Default, CompressionStrategy::Fixed];
    let deflated = ways.map(|way| deflated(&bytes, way));
    [bytes]
        .into_iter()
        .chain(deflated)
        .min_by_key(Vec::len)
        .unwrap_or_default()
}

/// The bytes deflated as shortly as one way does it.
#[cfg(feature = "engines")]
fn deflated(bytes: &[u8], way: CompressionStrategy) -> Vec<u8> {
    /// The most thorough search that does not cost much more for a little.
    const EFFORT: u8 = 10;
    const LARGEST_WINDOW: u8 = 15;
    let mut compressor = CompressorOxide::with_params(DataFormat::Raw, EFFORT, way, LARGEST_WINDOW);
    let mut deflated = vec![DEFLATED];
    compress_to_output(&mut compressor, bytes, TDEFLFlush::Finish, |part| {
        deflated.extend(part);
        true
    });
    deflated
}

/// The bytes as they are.
#[cfg(not(feature = "engines"))]
pub(super) fn shortest(bytes: Vec<u8>) -> Vec<u8> {
    bytes
}

/// What deflated bytes stand for.
///
/// # Errors
/// If they cannot be inflated, or to too much.
#[cfg(feature = "engines")]
pub(super) fn inflated(bytes: &[u8]) -> Result<Vec<u8>, LinkError> {
    decompress_to_vec_with_limit(bytes, MOST_BYTES).map_err(|_| LinkError::Damaged)
}

/// Nothing is inflated here.
#[cfg(not(feature = "engines"))]
pub(super) fn inflated(_: &[u8]) -> Result<Vec<u8>, LinkError> {
    Err(LinkError::Deflated)
}
