//! The lengths of the links of records, in characters: a line per record, as a row of a table.
//!
//! `cargo bench --bench link_sizes`, or with `-- FILE…` other records than those of the tests.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::collections::BTreeMap;
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
    use warren_benches::figures::report_figure;

    #[derive(Parser)]
    struct Arguments {
        /// Records. By default those in `tests/records`.
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
        let mut lengths: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        let files = match Arguments::parse().files {
            files if files.is_empty() => test_records(),
            files => files,
        };
        for file in files {
            let text = fs::read_to_string(&file).expect("a file with text");
            let game = GameId::of_record(&text).expect("a record");
            let whole = for_game!(game, G => row::<G>(&file, &text.parse().expect("a record")));
            lengths.entry(game.id()).or_default().push(whole);
        }
        let ranges = lengths.iter().map(|(game, lengths)| {
            let (min, max) = (lengths.iter().min(), lengths.iter().max());
            format!("{game} {} to {}", min.unwrap_or(&0), max.unwrap_or(&0))
        });
        report_figure(&format!(
            "{} characters",
            ranges.collect::<Vec<_>>().join(", ")
        ));
    }

    /// The valid records of the tests, by name.
    fn test_records() -> Vec<PathBuf> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/records");
        let files = fs::read_dir(folder).expect("the folder of records");
        let mut files: Vec<PathBuf> = files
            .map(|file| file.expect("a file").path())
            .filter(|file| {
                let name = file.to_string_lossy();
                name.ends_with(".rec") && !name.ends_with(".bad.rec")
            })
            .collect();
        files.sort();
        files
    }

    /// Prints a record's row. Returns the length of the link to the whole game.
    fn row<G: Pack>(file: &Path, record: &Record<G>) -> usize {
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
        whole
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
