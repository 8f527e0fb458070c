//! The lengths of the links of records, in characters: a line per record, as a row of a table.
//!
//! `cargo bench --bench link_sizes -- FILE…`

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::fs;
    use std::path::{Path, PathBuf};

    use base64::Engine as _;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD;
    use clap::Parser;
    use warren::core::link::{self, Pack};
    use warren::core::record::Record;
    use warren::core::scene::Scene;
    use warren::for_game;
    use warren::games::GameId;

    #[derive(Parser)]
    struct Arguments {
        /// Records.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Cargo passes this to every bench.
        #[arg(long, hide = true)]
        bench: bool,
    }

    pub fn main() {
        println!(
            "| record | moves | start | position in the middle | first half | whole game | packed only |"
        );
        println!("| --- | --- | --- | --- | --- | --- | --- |");
        for file in Arguments::parse().files {
            let text = fs::read_to_string(&file).expect("a file with text");
            for_game!(GameId::of_record(&text).expect("a record"), G => {
                row::<G>(&file, &text.parse().expect("a record"));
            });
        }
    }

    fn row<G: Pack>(file: &Path, record: &Record<G>) {
        let half = record.moves().len() / 2;
        let middle = record.position(half).expect("a position").clone();
        let mut first_half = Record::new(record.start().clone());
        for mv in &record.moves()[..half] {
            first_half.play(mv.clone()).expect("a legal move");
        }
        let records = [
            Record::new(record.start().clone()),
            Record::new(middle),
            first_half,
            record.clone(),
        ];
        let links = records.map(|record| link::encode(&Scene::new(record)));
        let [start, position, first_half, whole] = links.each_ref().map(String::len);
        let name = file.file_stem().unwrap_or_default().display();
        let moves = record.moves().len();
        let packed = packed_only(&links[3]);
        println!("| {name} | {moves} | {start} | {position} | {first_half} | {whole} | {packed} |");
    }

    /// The length of a link without compression.
    fn packed_only(link: &str) -> usize {
        /// Head and checksum.
        const BEFORE: usize = 4;
        /// The byte before compressed data.
        const DEFLATED: u8 = 0x80;
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(link).expect("a link");
        let inflated = match bytes[BEFORE] {
            DEFLATED => miniz_oxide::inflate::decompress_to_vec(&bytes[BEFORE + 1..])
                .expect("deflated bytes"),
            _ => return link.len(),
        };
        BASE64_URL_SAFE_NO_PAD
            .encode([&bytes[..BEFORE], &inflated].concat())
            .len()
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    native::main();
}
