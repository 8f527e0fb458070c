// The composition root of a course file: a page in a learning system with puzzles and lessons, which reports the learner's score to
// the system. The page stores nothing itself.

import { h } from "../../kit/page/dom.js";
import { loadLanguage, loadWords, t } from "../../kit/page/i18n.js";
import { disablePreferences } from "../../kit/page/preferences.js";
import { followVisitor } from "../../kit/page/theme.js";
import { addressOfSite } from "../../site.js";
import { connect } from "./connection.js";
import { courseOf } from "./description.js";
import { CoursePage } from "./page.js";
import { CourseSession } from "./session.js";

disablePreferences();
followVisitor();
const place = document.getElementById("course");

async function run() {
  const response = await fetch(addressOfSite("course.json"));
  const course = courseOf(await response.json());
  let failure = "";
  const pass = course.rule.pass > 0 ? course.rule.pass / 100 : null;
  const connection = await connect(course.format, pass).catch((thrown) => {
    failure = String(thrown?.message ?? thrown);
    return null;
  });
  await loadLanguage(course.language ?? connection?.language ?? null);
  await loadWords("course");
  const session = new CourseSession(course, connection);
  document.title = course.title;
  const page = new CoursePage(session);
  const refusalText =
    failure &&
    h("p", { class: "course-refused", role: "alert" }, t("course-refused", { reason: failure }));
  place?.replaceChildren(...[refusalText, page.element].filter((part) => part !== ""));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") void session.saveNow();
  });
  addEventListener("pagehide", () => session.leave());
  // The browser has restored the page from its cache, but the session is over.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}

run().catch((thrown) => {
  const unloaded = document.getElementById("unloaded");
  if (unloaded) unloaded.hidden = false;
  console.error(thrown);
});
