//! Objects that the page passes in. Their fields are read one by one, because a general deserialiser is larger than this
//! whole file.

use wasm_bindgen::prelude::*;

use crate::core::protocol::{File, Said};

#[wasm_bindgen]
extern "C" {
    /// A file in a program's folder.
    #[wasm_bindgen(typescript_type = "File")]
    pub type GivenFile;

    #[wasm_bindgen(method, getter, catch)]
    fn name(this: &GivenFile) -> Result<String, JsValue>;

    #[wasm_bindgen(method, getter, catch)]
    fn text(this: &GivenFile) -> Result<String, JsValue>;

    /// An entry of a seat's transcript.
    #[wasm_bindgen(typescript_type = "Said")]
    pub type GivenSaid;

    #[wasm_bindgen(method, getter, catch)]
    fn heard(this: &GivenSaid) -> Result<Option<String>, JsValue>;

    #[wasm_bindgen(method, getter, catch)]
    fn answered(this: &GivenSaid) -> Result<Option<Vec<String>>, JsValue>;

    /// The first lines and files of a seat.
    #[wasm_bindgen(typescript_type = "Opening")]
    pub type GivenOpening;

    #[wasm_bindgen(method, getter, catch)]
    pub(super) fn seat(this: &GivenOpening) -> Result<f64, JsValue>;

    #[wasm_bindgen(method, getter, catch)]
    pub(super) fn files(this: &GivenOpening) -> Result<Vec<GivenFile>, JsValue>;

    #[wasm_bindgen(method, getter, catch)]
    pub(super) fn lines(this: &GivenOpening) -> Result<Vec<String>, JsValue>;

    #[wasm_bindgen(method, getter, catch)]
    pub(super) fn position(this: &GivenOpening) -> Result<Option<String>, JsValue>;
}

/// Converts a list of files.
pub(super) fn files_of(given: &[GivenFile]) -> Result<Vec<File>, JsValue> {
    let file = |given: &GivenFile| {
        Ok(File {
            name: given.name()?,
            text: given.text()?,
        })
    };
    given.iter().map(file).collect()
}

/// Converts a list of transcript entries.
pub(super) fn entries_of(given: &[GivenSaid]) -> Result<Vec<Said>, JsValue> {
    let said = |given: &GivenSaid| match given.heard()? {
        Some(line) => Ok(Said::Heard(line)),
        None => Ok(Said::Answered(given.answered()?.unwrap_or_default())),
    };
    given.iter().map(said).collect()
}
