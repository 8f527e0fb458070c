// The home page's list of the visitor's own work, the last changed first.

import { GAMES } from "../../games/list.js";
import { button, iconButton } from "../../kit/page/button.js";
import { confirmFirst } from "../../kit/page/dialog.js";
import { h } from "../../kit/page/dom.js";
import { dateTime, loadWords, t } from "../../kit/page/i18n.js";
import { HAS_PROGRAMS, preference } from "../../kit/page/preferences.js";
import { quotedText } from "../../kit/page/quoted.js";
import { sectionTitle } from "../../kit/page/titles.js";
import { gameAddress, programAddress, projectAddress } from "../../play/addresses.js";
import { listPrograms } from "../../play/programs/store.js";
import { listProjects, removeProject } from "../../play/projects/store.js";

/** @typedef {import("../../play/match/store.js").StoredMatch} StoredMatch */

/**
 * An item of the list. `remove` is present if the item can be deleted here.
 * @typedef {{ kind: string, title: string, game: string | null, updated: number, address: string, remove?: () => void }} WorkItem
 */

/** The number of items shown before the visitor asks for all. */
const FIRST_SHOWN_COUNT = 3;

/** A record's comment that is a note. */
const NOTE_PATTERN = /^# after \d+(?: draws)?: *\S/m;

/**
 * @param {readonly StoredMatch[]} games
 * @returns {Promise<HTMLElement | null>} null if there is nothing
 */
export async function ownWorkList(games) {
  const [programs] = await Promise.all([
    preference(HAS_PROGRAMS) === null ? [] : listPrograms().catch(() => []),
    loadWords("projects"),
  ]);
  const list = h("ul", { class: "stored making" });
  const allButton = button(null);
  const element = h(
    "section",
    { class: "making-list", tabIndex: -1 },
    sectionTitle(t("projects-title")),
    list,
    h("p", null, allButton),
  );
  let showsAll = false;
  const render = () => {
    const items = itemsOf(games, programs).sort((one, other) => other.updated - one.updated);
    const shown = showsAll ? items : items.slice(0, FIRST_SHOWN_COUNT);
    list.replaceChildren(...shown.map((each) => makeRow(each, onChange)));
    allButton.hidden = shown.length === items.length;
    allButton.textContent = t("projects-all", { count: items.length });
    element.hidden = items.length === 0;
  };
  const onChange = () => {
    render();
    element.focus({ preventScroll: true });
  };
  allButton.addEventListener("click", () => {
    showsAll = true;
    onChange();
  });
  render();
  return element.hidden ? null : element;
}

/**
 * @param {readonly StoredMatch[]} games
 * @param {readonly import("../../play/programs/program.js").Card[]} programs
 * @returns {WorkItem[]}
 */
function itemsOf(games, programs) {
  return [
    ...listProjects().map(({ game, id, kind, title, updated }) => ({
      kind,
      title,
      game,
      updated,
      address: projectAddress(id),
      remove: () => removeProject(id),
    })),
    ...programs.map(({ changed, game, id, name }) => ({
      kind: "program",
      title: name,
      game,
      updated: changed,
      address: programAddress(id),
    })),
    ...games
      .filter(({ record }) => NOTE_PATTERN.test(record))
      .map(({ game, id, updated }) => ({
        kind: "note",
        title: "",
        game,
        updated,
        address: gameAddress(id),
      })),
  ];
}

/**
 * @param {WorkItem} item
 * @param {() => void} onChange
 */
function makeRow({ address, game, kind, remove, title, updated }, onChange) {
  const kindName = t(`projects-${kind}`);
  const name = game !== null && Object.hasOwn(GAMES, game) ? t(`${game}-name`) : null;
  const date = dateTime(new Date(updated));
  const words = [title.trim() !== "" && kindName, name, date].filter(Boolean).join(" · ");
  // Someone else may have named a program, or a set that is being changed.
  const heading = title.trim() === "" ? kindName : quotedText(title);
  return h(
    "li",
    { "data-kind": kind },
    h(
      "a",
      { href: address },
      h(
        "span",
        null,
        h("span", { class: "stored-title" }, heading),
        h("br"),
        h("span", { class: "stored-line" }, words),
      ),
    ),
    remove &&
      removeButton(t("projects-delete-this", { title: heading, when: date }), remove, onChange),
  );
}

/**
 * @param {string} label
 * @param {() => void} remove
 * @param {() => void} onChange
 */
function removeButton(label, remove, onChange) {
  return iconButton("trash", label, () =>
    confirmFirst(t("projects-delete-sure"), t("delete-game"), () => {
      remove();
      onChange();
    }),
  );
}
