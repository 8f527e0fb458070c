// The titles of sections and fields.

import { h } from "./dom.js";

/** @param {import("./dom.js").Child} text */
export const sectionTitle = (text) => h("h2", { class: "section-title" }, text);

/** @param {string} id the id of the field @param {import("./dom.js").Child} text */
export const fieldLabel = (id, text) => h("label", { class: "field-label", for: id }, text);
