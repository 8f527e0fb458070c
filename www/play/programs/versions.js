// The versions of a program: its earlier sources, with numbers and perhaps names. The visitor stores them, and so does each batch
// and each ladder run.

import { numeral } from "../../kit/page/i18n.js";
import { isolatedText } from "../../kit/page/quoted.js";
import { fitName, isSame, resultsOf, sizeOf } from "./program.js";

/** @typedef {import("./program.js").Source} Source */
/** @typedef {import("./program.js").Version} Version */

/** The maximum number of versions of a program, and their total size in bytes. */
export const MAX_VERSIONS = 20;
const MAX_VERSIONS_BYTES = 32 * 1024 * 1024;

/** Versions with higher numbers, which only other people's files have, get others. */
const MAX_NUMBER = 1e6;

/**
 * The number of a version, with its name if it has one.
 * @param {Pick<Version, "number" | "label">} version
 */
export const versionText = ({ label, number }) =>
  label === "" ? numeral(number) : `${numeral(number)} · ${isolatedText(label)}`;

/**
 * Versions that were stored or imported. Those without a number, or with one that is in use, get the next numbers.
 * @param {readonly (Omit<Version, "number" | "results"> & Partial<Version>)[]} versions oldest first
 * @returns {Version[]}
 */
export function numbered(versions) {
  const valid = versions.map(({ number = 0 }) => (number <= MAX_NUMBER ? number : 0));
  let last = Math.max(0, ...valid);
  return versions.map(({ at, label, results, source }, index) => {
    let number = valid[index];
    if (number === 0 || valid.indexOf(number) < index) {
      last += 1;
      number = last;
    }
    return { number, at, label: fitName(label), source, results: resultsOf(results) };
  });
}

/**
 * Adds a source to the versions, with a name or without. If they already have it, it gets a second version only for a second
 * name.
 * @param {readonly Version[]} versions oldest first
 * @param {Source} source
 * @param {string} name empty if the source needs none
 * @param {number} now
 * @returns {{ versions: readonly Version[], version: Version }} the same versions if nothing is new, and the source's version
 */
export function withSource(versions, source, name, now) {
  const label = fitName(name);
  const same = versions.findLast((version) => isSame(version.source, source));
  if (same && (label === "" || label === same.label)) return { versions, version: same };
  if (same?.label === "") {
    const version = { ...same, label };
    return { versions: versions.map((each) => (each === same ? version : each)), version };
  }
  const times = new Set(versions.map(({ at }) => at));
  let at = now;
  while (times.has(at)) at += 1;
  const version = {
    number: 1 + Math.max(0, ...versions.map(({ number }) => number)),
    at,
    label,
    source,
    results: {},
  };
  return { versions: versionsToKeep([...versions, version]), version };
}

/**
 * The versions with changes to one of them.
 * @param {readonly Version[]} versions
 * @param {number | null | undefined} at identifies the version
 * @param {(version: Version) => Partial<Pick<Version, "label" | "results">>} change
 * @returns {Version[]}
 */
export const withChange = (versions, at, change) =>
  versions.map((version) => (version.at === at ? { ...version, ...change(version) } : version));

/**
 * The versions of a program with those of another device. The local ones keep their numbers, and their names if they have one.
 * @param {readonly Version[]} versions
 * @param {readonly Version[]} others
 */
export function merged(versions, others) {
  const names = new Map(others.map(({ at, label }) => [at, label]));
  const times = new Set(versions.map(({ at }) => at));
  const local = versions.map((version) => {
    return { ...version, label: version.label || (names.get(version.at) ?? "") };
  });
  const all = numbered([...local, ...others.filter(({ at }) => !times.has(at))]);
  return versionsToKeep(all.sort((one, other) => one.at - other.at));
}

/**
 * The versions to keep, within the limits of number and size. The newest stays, then those with a name, then the others, the
 * newer first.
 * @param {readonly Version[]} versions oldest first
 * @returns {Version[]}
 */
export function versionsToKeep(versions) {
  const [newest, ...earlier] = versions.toReversed();
  if (!newest) return [];
  const named = earlier.filter(({ label }) => label !== "");
  const unnamed = earlier.filter(({ label }) => label === "");
  let size = 0;
  const fitting = [newest, ...named, ...unnamed].filter(({ source }, index) => {
    size += sizeOf(source);
    return index === 0 || (index < MAX_VERSIONS && size <= MAX_VERSIONS_BYTES);
  });
  const kept = new Set(fitting);
  return versions.filter((version) => kept.has(version));
}
