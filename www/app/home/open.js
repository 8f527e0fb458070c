// Opens the home page, whose module other pages do not need.

import { loadPart } from "../../kit/page/failure.js";

/** @param {Parameters<typeof import("./page.js").homeView>} options */
export async function openHome(...options) {
  const { homeView } = await loadPart(import("./page.js"));
  return homeView(...options);
}
