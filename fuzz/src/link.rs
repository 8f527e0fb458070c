//! Any text, and any bits after a correct checksum, are a scene or an error. A scene round-trips through its own link.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use warren::core::link;
use warren::for_game;
use warren::games::GameId;

/// Tries some bytes.
pub fn run(data: &[u8]) {
    if let Ok(text) = std::str::from_utf8(data) {
        read(text);
        let _ = link::shortest(text);
        let _ = link::unseal(text);
    }
    if let [head, body @ ..] = data {
        read(&with_checksum(*head, body));
    }
}

fn read(text: &str) {
    let Ok(game) = GameId::of_link(text) else {
        return;
    };
    for_game!(game, G => {
        if let Ok(scene) = link::decode::<G>(text) {
            assert_eq!(link::decode::<G>(&link::encode(&scene)), Ok(scene));
        }
    });
}

/// The text of a link with this head and body: by chance alone a checksum is never correct.
fn with_checksum(head: u8, body: &[u8]) -> String {
    let mut bytes = [&[head], body].concat();
    let crc = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC).checksum(&bytes);
    bytes.splice(1..1, crc.to_be_bytes()[1..].iter().copied());
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}
