// The language of the page: the browser's, or the one chosen in the header, which is kept; its direction; boards as they are
// everywhere. What stands on each page in each language is asked elsewhere.

import assert from "node:assert/strict";
import { pageTest } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Page */

