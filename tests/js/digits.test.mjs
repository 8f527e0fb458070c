// Digits of Persian and Arabic keyboards.

import assert from "node:assert/strict";
import { test } from "node:test";
import { plainDigits } from "../../www/page/digits.js";

test("Persian and Arabic digits are read as 0 to 9, and all else stays", () => {
  assert.equal(plainDigits("۰۱۲۳۴۵۶۷۸۹"), "0123456789");
  assert.equal(plainDigits("٠١٢٣٤٥٦٧٨٩"), "0123456789");
  assert.equal(plainDigits("T ۱٢3، شهر"), "T 123، شهر");
});
