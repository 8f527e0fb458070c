// A release has the same bytes, whatever the permissions of new files and the place of its folder, and the native command in it
// needs no libraries of the system.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, stat, symlink } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const RELEASE = path.join(root, "target/release-files");
const NAME = "warren-linux-x86_64";
const CARGO_HOME = process.env.CARGO_HOME ?? path.join(homedir(), ".cargo");

/**
 * Runs a command, and returns its standard output.
 * @param {string} cwd
 * @param {string} command
 * @param {...string} args
 */
function run(cwd, command, ...args) {
  const options = { cwd, encoding: /** @type {const} */ ("utf8"), maxBuffer: 2 ** 26 };
  return execFileSync(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
}

/**
 * Makes a release.
 * @param {string} umask the permissions that new files do not get
 * @returns {Promise<string>} the hashes of its files
 */
async function release(umask) {
  run(root, "bash", "-c", `umask ${umask} && make release`);
  return readFile(`${RELEASE}/SHA256SUMS`, "utf8");
}

/**
 * Plays two games of dots, of which each must count and none may end by a fault.
 * @param {(...args: string[]) => string} command runs the native command
 * @param {string} program
 * @param {...string} options
 */
function play(command, program, ...options) {
  const players = ["match", "dots", program, "warren:2", "--games", "2"];
  const said = command(...players, "--time-factor", "100", "--json", ...options);
  const lines = said.trim().split("\n");
  const games = lines.map((line) => JSON.parse(line)).filter(({ record }) => record);
  assert.equal(games.length, 2, said);
  for (const { forfeit, scores } of games) {
    assert.equal(forfeit, null, said);
    assert.ok(scores[0] + scores[1] > 0, said);
  }
}

/** The names of crates, with their versions, in the paths of panic messages. @param {string} executable */
function cratesIn(executable) {
  const paths = executable.matchAll(/([a-z][\w-]*)-(\d+\.\d+\.\d+[\w.+-]*)\/src\//g);
  return new Set([...paths].map(([, name, version]) => `${name} ${version}`));
}

/** @type {string} where the archive of the command is unpacked */
let folder;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "warren release "));
});

after(() => rm(folder, { recursive: true }));

test("a release is the same under any umask", async () => {
  const usual = await release("022");
  const files = usual
    .trim()
    .split("\n")
    .map((line) => line.split("  ")[1]);
  const archives = [/^warren-games-.+\.tgz$/, `${NAME}.tar.gz`, "warren-site.tar.gz"];
  for (const [i, name] of [...archives, "warren.cdx.json"].entries()) {
    assert.ok(typeof name === "string" ? files[i] === name : name.test(files[i]), usual);
  }
  assert.equal(await release("077"), usual);
  assert.equal(await release("002"), usual);
  run(RELEASE, "sha256sum", "--check", "--strict", "SHA256SUMS");
});

describe("the native command of a release", () => {
  const command = () => path.join(folder, NAME, "warren");
  const executable = () => readFile(command(), "latin1");

  before(() => run(folder, "tar", "-xpf", path.join(RELEASE, `${NAME}.tar.gz`)));

  test("comes with its licences and may be executed by all", async () => {
    const listed = run(folder, "tar", "-tf", path.join(RELEASE, `${NAME}.tar.gz`));
    const files = ["", "LICENSE", "NOTICES.txt", "README.txt", "warren"];
    assert.deepEqual(
      listed.trim().split("\n"),
      files.map((file) => `${NAME}/${file}`),
    );
    assert.equal((await stat(command())).mode & 0o777, 0o755);
    assert.equal((await stat(path.join(folder, NAME, "NOTICES.txt"))).mode & 0o777, 0o644);
  });

  test("runs in an empty folder tree", async () => {
    const headers = run(folder, "readelf", "--wide", "--program-headers", "--dynamic", command());
    assert.match(headers, /\bLOAD\b/);
    assert.doesNotMatch(headers, /\b(INTERP|NEEDED)\b/);
    const place = path.join(folder, "empty");
    await mkdir(place);
    await copyFile(command(), path.join(place, "warren"));
    const starter = path.join(root, "examples/dots/starter.rs");
    const bot = path.join(place, "bot.wasm");
    run(root, "rustc", "-O", "--target", "wasm32-wasip1", "-o", bot, starter);
    const alone = ["--unshare-all", "--bind", place, "/", "--chdir", "/"];
    const empty = [...alone, "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"];
    const inPlace = (/** @type {string[]} */ ...args) =>
      run(folder, "bwrap", ...empty, "/warren", ...args);
    const manifest = await readFile(`${root}Cargo.toml`, "utf8");
    const [, version] = /^version = "(.+)"$/m.exec(manifest) ?? [];
    assert.equal(inPlace("--version"), `warren ${version}\n`);
    for (const program of ["warren:1", "bot.wasm"]) play(inPlace, program);
  });

  test("makes jails for native programs", () => {
    const starter = path.join(root, "examples/dots/starter.py");
    const jailed = (/** @type {string[]} */ ...args) => run(folder, command(), ...args);
    play(jailed, `python3 '${starter}'`, "--jail");
  });

  test("has no path of the machine that built it", async () => {
    const bytes = await executable();
    assert.match(bytes, /src\/games\/dots\//, "paths can be read");
    const sysroot = run(root, "rustc", "--print", "sysroot").trim();
    for (const place of [root, `${homedir()}/`, `${CARGO_HOME}/`, `${sysroot}/`]) {
      assert.ok(!bytes.includes(place), place);
    }
  });

  test("names the third-party code in it", async () => {
    const names = cratesIn(await executable());
    assert.ok(names.size > 30, [...names].join());
    const notices = await readFile(path.join(folder, NAME, "NOTICES.txt"), "utf8");
    const entries = notices.split("\n").map((line) => line.trim());
    const { components } = JSON.parse(await readFile(`${RELEASE}/warren.cdx.json`, "utf8"));
    const listed = /** @type {any[]} */ (components).map(
      ({ name, version }) => `${name} ${version}`,
    );
    for (const name of names) {
      assert.ok(entries.includes(name), `${name} and its licence in NOTICES.txt`);
      assert.ok(listed.includes(name), `${name} in warren.cdx.json`);
    }
    assert.match(notices, /^ {2}musl \d.* \(MIT\)$/m);
  });

  test("is the same from another folder, with another home of cargo", async () => {
    const other = path.join(folder, "another clone");
    const listed = run(root, "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard");
    for (const file of listed.split("\0").filter((each) => each && existsSync(root + each))) {
      await cp(root + file, path.join(other, file));
    }
    // Downloads are there, too, but under another path.
    const home = path.join(folder, "cargo");
    await mkdir(home);
    for (const file of ["registry", "config.toml"]) {
      const from = path.join(CARGO_HOME, file);
      if (existsSync(from)) await symlink(from, path.join(home, file));
    }
    run(other, "bash", "-c", `umask 077 && CARGO_HOME='${home}' make native`);
    const again = await readFile(path.join(other, `target/native/${NAME}.tar.gz`));
    assert.ok(again.equals(await readFile(path.join(RELEASE, `${NAME}.tar.gz`))));
  });
});
