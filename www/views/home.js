// The home page: the last game, the games there are, one's stored games.

import { h, setText } from "../dom.js";
import { loadAllPictures, loadPictures } from "../games/page-modules.js";
import { dateTime, number, t } from "../i18n.js";
import { icon } from "../icons.js";
import { warrenFor } from "../load.js";
import { isSealed } from "../play/store.js";
import { verdictOf } from "../play/verdict.js";
import { ABOUT_ADDRESS, gameAddress, puzzlesAddress } from "../router.js";
import { saveText } from "../save.js";
import { addressOfSite } from "../site.js";
import { confirmFirst } from "./dialog.js";
import { playerName, playersText, verdictText } from "./names.js";
import { openRecord } from "./open-record.js";

/**
 * @typedef {import("../main.js").App} App
 * @typedef {import("../play/store.js").Stored} Stored
 * @typedef {import("../boards/board.js").PictureModule} PictureModule
 * @typedef {import("../boards/board.js").Picture} Picture
 * @typedef {import("../wasm/rules.js").Scene} Whole
 * @typedef {import("../wasm/engines.js").Sight} Sight
 * @typedef {(place: HTMLElement, module: PictureModule) => Picture | Promise<Picture>} Mount
 * @typedef {(game: string, mount: Mount) => HTMLElement} MakePicture
 */

/**
 * A sentence to show on top, such as why a link could not be read; and what to do to try again, where that may help.
 * @typedef {{ text: string, retry?: () => void }} Trouble
 */

/**
 * @param {App} app
 * @param {Trouble | null} trouble
 */
export function homeView(app, trouble) {
  /** @type {Set<Picture>} */
  const pictures = new Set();
  /** Counts up when the pictures are taken away, so that none comes after. */
  let rendered = 0;

  /** @type {MakePicture} */
  const picture = (game, mount) => {
    const place = h("div", { class: "picture" });
    const mine = rendered;
    // Where one is missing, the others are had by themselves.
    loadAllPictures()
      .then((modules) => modules[game])
      .catch(() => loadPictures(game))
      .then(async (module) => {
        const shown = await mount(place, module);
        if (mine === rendered) pictures.add(shown);
        else shown.close();
      })
      .catch(() => {
        place.classList.add("missing");
        place.append(h("p", { class: "muted" }, t("picture-missing")));
      });
    return place;
  };

  const element = h("main", { class: "home-page" });
  const clear = () => {
    rendered += 1;
    for (const shown of pictures) shown.close();
    pictures.clear();
  };
  const render = () => {
    clear();
    /** @type {Entry[]} */
    const stored = [];
    const unreadable = app.store.unreadable();
    for (const game of app.store.list()) {
      const entry = entryOf(app, game);
      if (entry) stored.push(entry);
      else unreadable.push({ id: game.id, text: app.store.raw(game.id) ?? "" });
    }
    const changed = () => {
      render();
      // What had the focus is gone.
      element.focus({ preventScroll: true });
    };
    element.replaceChildren(
      ...(trouble ? [banner(trouble)] : []),
      ...stored
        .filter((entry) => !entry.stored.over)
        .slice(0, 1)
        .map((entry) => continueSection(entry, picture)),
      gamesSection(app, picture),
      storedSection(
        app,
        stored.map((entry) => storedRow(app, entry, picture, changed)),
        unreadable.map((lost) => unreadableRow(app, lost, changed)),
      ),
      coursesSection(),
      h("p", { class: "home-foot" }, h("a", { href: ABOUT_ADDRESS }, t("about"))),
    );
  };
  render();
  return { element, title: "", close: clear };
}

/** @param {Trouble} trouble */
function banner({ text, retry }) {
  const again =
    retry && h("button", { type: "button", class: "button", onclick: retry }, t("try-again"));
  return h("div", { class: "banner", role: "alert" }, h("p", null, text), again);
}

/**
 * What the record of a stored game tells.
 * @typedef {{ scores: (number | null)[] | null, state: string }} Facts
 */

/**
 * A stored game with what is known of it at once, and what is known later, where its module has to be loaded first.
 * @typedef {{ stored: Stored, mount: Mount, facts: Facts, later: Promise<Facts> | null }} Entry
 */

/**
 * Nothing for a record that this version cannot read. Of a game with secrets that goes on only the start is read, or what is
 * known of it.
 * @param {App} app
 * @param {Stored} stored
 * @returns {Entry | null}
 */
function entryOf(app, stored) {
  const text = stored.start ?? stored.record;
  const count = t("stored-moves", { count: stored.length });
  try {
    if (app.warren.isHidden(stored.game)) {
      const facts = { scores: null, state: count };
      if (stored.beginning)
        return { stored, mount: mounting(() => seen(stored)), facts, later: null };
      const scene = async () => (await warrenFor(stored.game)).Scene.fromRecord(text);
      const later = isSealed(stored) ? null : scene().then((scene) => factsOf(stored, scene));
      return { stored, mount: mounting(scene), facts, later };
    }
    const scene = () => app.warren.Scene.fromRecord(text);
    return { stored, mount: mounting(scene), facts: factsOf(stored, scene()), later: null };
  } catch {
    return null;
  }
}

/**
 * @param {Stored} stored
 * @param {Whole} scene freed here
 * @returns {Facts}
 */
function factsOf({ game, seats }, scene) {
  const { length } = scene;
  const { scores } = scene.report(length);
  const verdict = verdictOf(scene);
  scene.free();
  const state = verdict ? verdictText(game, seats, verdict) : t("stored-moves", { count: length });
  return { scores, state };
}

/**
 * What a seat of a game whose start is a secret knew first.
 * @param {Stored} stored
 */
async function seen({ game, beginning }) {
  const { Sight } = /** @type {typeof import("../wasm/engines.js")} */ (await warrenFor(game));
  if (!beginning) throw new Error("nothing is known of the start");
  const { seat, files, lines, position } = beginning;
  return Sight.begin(game, seat, files, lines, position);
}

/**
 * Puts up the picture of a scene's last position.
 * @param {() => Whole | Promise<Whole | Sight>} makeScene
 * @returns {Mount}
 */
function mounting(makeScene) {
  return async (place, module) => {
    const scene = await makeScene();
    const picture = module.mountPicture(place, scene, scene.length);
    scene.free();
    return picture;
  };
}

/**
 * @param {Entry} entry
 * @param {MakePicture} picture
 */
function continueSection(entry, picture) {
  const { stored } = entry;
  return h(
    "section",
    { class: "continue" },
    h("h2", { class: "section-title" }, t("continue-title")),
    h(
      "div",
      { class: "cards" },
      h(
        "article",
        { class: "card", "data-game": stored.game },
        picture(stored.game, entry.mount),
        h(
          "div",
          { class: "card-text" },
          h("h3", null, t(`${stored.game}-name`)),
          players(entry),
          h("p", { class: "muted" }, entry.facts.state),
          h("a", { class: "button primary", href: gameAddress(stored.id) }, t("continue")),
        ),
      ),
    ),
  );
}

/** @param {Entry} entry */
function players({ stored, facts: { scores } }) {
  const rows = stored.seats.map((_, seat) => {
    const score = scores?.[seat] ?? null;
    return h(
      "li",
      { class: "player" },
      h("span", { class: "mark", "data-seat": seat }),
      h("span", null, playerName(stored.game, stored.seats, seat)),
      score !== null && h("span", { class: "figures" }, number(score)),
    );
  });
  return h("ul", { class: "players" }, ...rows);
}

/**
 * @param {App} app
 * @param {MakePicture} picture
 */
function gamesSection(app, picture) {
  const cards = app.warren.games().map((game) => {
    const name = t(`${game}-name`);
    const play = h(
      "button",
      { type: "button", class: "button primary", "aria-label": t("play-game", { game: name }) },
      t("play"),
    );
    play.addEventListener("click", () => app.newGame(game));
    return h(
      "article",
      { class: "card", "data-game": game },
      picture(game, (place, module) => {
        if (module.mountSample) return module.mountSample(place);
        return mounting(() => app.warren.Scene.fromRecord(module.SAMPLE))(place, module);
      }),
      h(
        "div",
        { class: "card-text" },
        h("h3", null, name),
        h("p", { class: "muted" }, t(`${game}-sentence`)),
        h("div", { class: "card-buttons" }, play, puzzlesLink(game)),
      ),
    );
  });
  return h(
    "section",
    { class: "games" },
    h("h2", { class: "section-title" }, t("games-title")),
    h("div", { class: "cards" }, ...cards),
  );
}

/** @param {string} game */
function puzzlesLink(game) {
  const label = t("puzzles-of", { game: t(`${game}-name`) });
  return h("a", { class: "button", href: puzzlesAddress(game), "aria-label": label }, t("puzzles"));
}

/**
 * @param {App} app
 * @param {Entry} entry
 * @param {MakePicture} picture
 * @param {() => void} changed
 */
function storedRow(app, entry, picture, changed) {
  const { stored } = entry;
  const when = dateTime(new Date(stored.updated));
  const title = playersText(stored.game, stored.seats);
  const words = (/** @type {Facts} */ { state }) => t("stored-line", { state, when });
  const line = h("span", { class: "stored-line" }, words(entry.facts));
  // If it cannot be read, what is known stays.
  entry.later?.then((facts) => setText(line, words(facts))).catch(() => {});
  const label = t("delete-this-game", { players: title, when });
  return h(
    "li",
    { "data-game": stored.game },
    h(
      "a",
      { href: gameAddress(stored.id) },
      picture(stored.game, entry.mount),
      h("span", null, h("span", { class: "stored-title" }, title), h("br"), line),
    ),
    removeButton(app, stored.id, label, changed),
  );
}

/**
 * What is stored as a game and cannot be read: it can be saved as it is, and removed.
 * @param {App} app
 * @param {{ id: string, text: string }} lost
 * @param {() => void} changed
 */
function unreadableRow(app, { id, text }, changed) {
  const save = h("button", { type: "button", class: "button" }, t("share-save"));
  save.addEventListener("click", () => saveText(text, "warren-unreadable.txt"));
  return h(
    "li",
    { class: "unreadable" },
    h("p", { class: "unreadable-words" }, t("stored-unreadable")),
    save,
    removeButton(app, id, t("delete-unreadable"), changed),
  );
}

/**
 * @param {App} app
 * @param {string} id
 * @param {string} label
 * @param {() => void} changed
 */
function removeButton(app, id, label, changed) {
  const remove = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: t("delete-game") },
    icon("trash"),
  );
  remove.addEventListener("click", () => {
    confirmFirst(t("delete-sure"), t("delete-game"), () => {
      app.store.remove(id);
      changed();
    });
  });
  return remove;
}

/**
 * @param {App} app
 * @param {HTMLElement[]} games
 * @param {HTMLElement[]} unreadable
 */
function storedSection(app, games, unreadable) {
  const rows = [...games, ...unreadable];
  const open = h("button", { type: "button", class: "button" }, t("open-record"));
  open.addEventListener("click", () => openRecord(app.warren));
  const content =
    rows.length > 0
      ? h("ul", { class: "stored" }, ...rows)
      : h("p", { class: "empty" }, t("stored-none"));
  return h(
    "section",
    { class: "stored-games" },
    h("h2", { class: "section-title" }, t("stored-title")),
    content,
    h("p", { class: "open-record-row" }, open),
  );
}

/** The way to the boards that stand on other pages, for who teaches. */
function coursesSection() {
  const examples = addressOfSite("examples/").href;
  return h(
    "section",
    { class: "courses" },
    h("h2", { class: "section-title" }, t("courses-title")),
    h("p", null, t("courses")),
    h("p", null, h("a", { class: "button", href: examples }, t("courses-examples"))),
  );
}
