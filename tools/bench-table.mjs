/**
 * Writes benches/README.md from the results that benches leave in `benches/results`: `node tools/bench-table.mjs`. With `--check`
 * it fails if the file is not what it would write.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readResults } from "../benches/figures.mjs";

const FILE = new URL("../benches/README.md", import.meta.url);

const HEAD = `# Benches

\`node tools/bench-table.mjs\` writes this file from the results in \`benches/results\`.

Each command runs from the top folder of a fresh clone. \`make\` installs what is missing; \`cargo\` needs only Rust. With
\`RECORD=yes\` before the command, the bench writes its figure, the date and the machine into the result with that command. For a
new claim, add a file with the claim and the command.

Intervals (81–90, ± 0.2) hold the true value in 95 of 100 cases.

\`make instructions\` compares the hot paths with \`hot_paths/baselines.json\`, and \`make times\` measures them. \`make test\`
checks the sizes in \`budgets.json\`. [docs/engines.md](../docs/engines.md) describes the engines.
`;

/**
 * The file with the table of all results, sorted by their file names, which begin with the subject.
 * @returns {string}
 */
export function benchTable() {
  const rows = readResults().map(([, { claim, command, figure, target, date, machine }]) => [
    claim,
    `\`${command}\``,
    target ? `${figure} (target: ${target})` : figure,
    date,
    machine,
  ]);
  const table = [["claim", "command", "figure", "date", "machine"], Array(5).fill("---"), ...rows];
  return `${HEAD}\n${table.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = benchTable();
  if (!process.argv.includes("--check")) writeFileSync(FILE, text);
  else if (readFileSync(FILE, "utf8") !== text) {
    console.error("benches/README.md differs from benches/results: run node tools/bench-table.mjs");
    process.exitCode = 1;
  }
}
