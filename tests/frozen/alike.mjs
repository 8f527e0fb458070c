// What a fixture demands: all that it holds, with its values. More fields may be there, and sentences may be worded anew.

import assert from "node:assert/strict";

/** Fields that hold a sentence for people, in what the package throws and in messages. */
const SENTENCES = ["sentence", "message"];

/**
 * @param {unknown} actual
 * @param {unknown} frozen
 * @param {string} where
 * @param {readonly string[]} [sentences] the fields that have to hold a sentence, in whatever words
 */
export function assertAlike(actual, frozen, where, sentences = SENTENCES) {
  if (Array.isArray(frozen)) {
    assert.ok(Array.isArray(actual), `${where} is a list`);
    assert.equal(actual.length, frozen.length, `the length of ${where}`);
    for (const [i, each] of frozen.entries())
      assertAlike(actual[i], each, `${where}[${i}]`, sentences);
  } else if (isObject(frozen)) {
    assert.ok(isObject(actual), `${where} is an object, not ${JSON.stringify(actual)}`);
    for (const [name, value] of Object.entries(frozen)) {
      const field = `${where}.${name}`;
      if (sentences.includes(name) && typeof value === "string")
        assertSentence(actual[name], field);
      else assertAlike(actual[name], value, field, sentences);
    }
  } else {
    assert.deepEqual(actual, frozen, where);
  }
}

/**
 * Asks for the fields and their types alone. Null stands for a value that may be missing.
 * @param {unknown} actual
 * @param {unknown} frozen
 * @param {string} where
 */
export function assertSameShape(actual, frozen, where) {
  if (frozen === null || actual === null) return;
  if (Array.isArray(frozen)) {
    assert.ok(Array.isArray(actual), `${where} is a list`);
    if (frozen.length === 0) return;
    for (const [i, each] of actual.entries()) assertSameShape(each, frozen[0], `${where}[${i}]`);
  } else if (isObject(frozen)) {
    assert.ok(isObject(actual), `${where} is an object`);
    for (const [name, value] of Object.entries(frozen)) {
      assert.ok(name in actual, `${where}.${name} is there`);
      assertSameShape(actual[name], value, `${where}.${name}`);
    }
  } else {
    assert.equal(typeof actual, typeof frozen, where);
  }
}

/**
 * @param {unknown} text
 * @param {string} where
 */
function assertSentence(text, where) {
  assert.ok(typeof text === "string" && text !== "", `${where} is a sentence`);
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
