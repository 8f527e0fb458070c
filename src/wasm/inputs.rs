//! Objects that the page passes in. Their fields are read one by one, because a general deserialiser is larger than this
//! whole file.

use wasm_bindgen::prelude::*;

use crate::core::protocol::{File, Said};

#[wasm_bindgen]
extern "C" {
    /// A file in a program's folder.
    #[wasm_bindgen(typescript_type = "File")]
    pub type InputFile;

    #[wasm_bindgen(method, getter, catch)]
    fn name(this: &InputFile) -> Result<String, JsValue>;

    #[wasm_bindgen(method, getter, catch)]
    fn text(this: &InputFile) -> Result<String, JsValue>;

    /// An entry of a seat's transcript.
    #[wasm_bindgen(typescript_type = "Said")]
    pub type InputTranscriptEntry;

    #[wasm_bindgen(method, getter, catch)]
    fn heard(this: &InputTranscriptEntry) -> Result<Option<String>, JsValue>;

    #[wasm_bindgen(method, getter, catch)]
    fn answered(this: &InputTranscriptEntry) -> Result<Option<Vec<String>>, JsValue>;

    /// The first lines and files of a seat.
    #[wasm_bindgen(typescript_type = "Opening")]
    pub type InputOpening;

    #[wasm_bindgen(method, getter, catch)]
    pub(super) fn seat(this: &InputOpening) -> Result<f64, JsValue>;

    #[wasm_bindgen(method, getter, catch)]
    pub(super) fn files(this: &InputOpening) -> Result<Vec<InputFile>, JsValue>;

    #[wasm_bindgen(method, getter, catch)]
    pub(super) fn lines(this: &InputOpening) -> Result<Vec<String>, JsValue>;

    #[wasm_bindgen(method, getter, catch)]
    pub(super) fn position(this: &InputOpening) -> Result<Option<String>, JsValue>;
}

/// Converts a list of files.
pub(super) fn files_of(input: &[InputFile]) -> Result<Vec<File>, JsValue> {
    let file = |input: &InputFile| {
        Ok(File {
            name: input.name()?,
            text: input.text()?,
        })
    };
    input.iter().map(file).collect()
}

/// Converts a list of transcript entries.
pub(super) fn entries_of(input: &[InputTranscriptEntry]) -> Result<Vec<Said>, JsValue> {
    let entry = |input: &InputTranscriptEntry| match input.heard()? {
        Some(line) => Ok(Said::Heard(line)),
        None => Ok(Said::Answered(input.answered()?.unwrap_or_default())),
    };
    input.iter().map(entry).collect()
}
