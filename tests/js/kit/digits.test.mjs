// Digits of Persian and Arabic keyboards.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnNumber } from "../../../www/kit/boards/drawn-number.js";
import { plainDigits } from "../../../www/kit/page/digits.js";

test("Persian and Arabic digits are read as 0 to 9, and other characters stay", () => {
  assert.equal(plainDigits("۰۱۲۳۴۵۶۷۸۹"), "0123456789");
  assert.equal(plainDigits("٠١٢٣٤٥٦٧٨٩"), "0123456789");
  assert.equal(plainDigits("T ۱٢3، شهر"), "T 123، شهر");
});

test("numbers on a board have the page's digits", () => {
  assert.equal(drawnNumber(120, { digits: "۰۱۲۳۴۵۶۷۸۹" }), "۱۲۰");
  assert.equal(drawnNumber(-3, { digits: "۰۱۲۳۴۵۶۷۸۹" }), "−۳");
  assert.equal(drawnNumber(-3, { digits: "" }), "−3");
  assert.equal(drawnNumber(12, {}), "12");
});
