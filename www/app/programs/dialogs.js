// The small dialogs about a program: its name, its game, and its other actions.

import { GAMES } from "../../games/list.js";
import { button, submitButton } from "../../kit/page/button.js";
import { confirmFirst, openDialog } from "../../kit/page/dialog.js";
import { h } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { t } from "../../kit/page/i18n.js";
import { saveBlob } from "../../kit/page/save.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { programGamesAddress } from "../../play/addresses.js";
import { blobOf } from "../../play/programs/file.js";
import { copyOf, fileNameOf, fitName, MAX_NAME_LENGTH } from "../../play/programs/program.js";
import { addProgram, getProgram, removeProgram } from "../../play/programs/store.js";

/** @typedef {import("../../play/programs/program.js").Card} Card */

/**
 * The functions with which a dialog changes the page around it.
 * @typedef {Object} ActionsHost
 * @property {import("../../main.js").App} app
 * @property {(name: string) => Promise<void>} rename
 * @property {(copy: Card) => void} onCopied
 * @property {() => void} onRemoved
 * @property {(action: () => Promise<void>) => void} run runs an action, and reports its failure
 * @property {() => void} [find] searches the source in the editor
 */

/**
 * Opens the dialog with the less usual actions for a program.
 * @param {Card} card
 * @param {ActionsHost} host
 */
export function openActions(card, host) {
  const { app, onCopied, onRemoved, run } = host;
  const loadProgram = async () => {
    const program = await getProgram(card.id);
    if (!program) throw new Error(t("programs-unknown"));
    return program;
  };
  /** @param {string} id @param {() => void} action */
  const actionButton = (id, action) =>
    button(t(id), () => {
      dialog.close();
      action();
    });
  const dialog = openDialog(
    card.name,
    h(
      "div",
      { class: "program-actions" },
      h("a", { class: "button", href: programGamesAddress(card.id) }, t("programs-games")),
      host.find && actionButton("programs-find", host.find),
      actionButton("programs-rename", () =>
        askName(card.name, (name) => run(() => host.rename(name))),
      ),
      actionButton("programs-copy", () =>
        run(async () => {
          const program = await loadProgram();
          onCopied(
            await addProgram(copyOf(program, t("programs-copy-name", { name: program.name }))),
          );
        }),
      ),
      actionButton("programs-share", () =>
        run(async () => {
          const { shareProgram } = await loadPart(import("./share-dialog.js"));
          await shareProgram(await loadProgram(), (text) => app.notices.show(text));
        }),
      ),
      actionButton("programs-save", () =>
        run(async () => {
          const program = await loadProgram();
          const file = fileNameOf(program);
          saveBlob(blobOf(program), file);
          app.notices.show(t("share-saved", { file }));
        }),
      ),
      actionButton("programs-delete", () =>
        confirmFirst(t("programs-delete-sure", { name: card.name }), t("programs-delete"), () =>
          run(async () => {
            await removeProgram(card.id);
            onRemoved();
          }),
        ),
      ),
    ),
  );
}

/**
 * Asks for a name.
 * @param {string} name the current name
 * @param {(name: string) => void} onRenamed
 */
function askName(name, onRenamed) {
  const field = h("input", {
    class: "select",
    id: "program-new-name",
    value: name,
    maxLength: MAX_NAME_LENGTH,
    required: true,
    autocomplete: "off",
    dir: "auto",
  });
  const cancel = button(t("cancel"));
  const form = h(
    "form",
    { class: "program-form" },
    fieldLabel(field.id, t("programs-name")),
    field,
    h("div", { class: "dialog-buttons" }, cancel, submitButton(t("programs-rename"))),
  );
  const dialog = openDialog(t("programs-rename-title"), form);
  cancel.addEventListener("click", () => dialog.close());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const newName = fitName(field.value);
    if (newName === "") {
      field.value = "";
      field.reportValidity();
      return;
    }
    dialog.close();
    if (newName !== name) onRenamed(newName);
  });
  field.focus();
  field.select();
}

/**
 * Asks which game a program plays.
 * @param {string} file
 * @returns {Promise<string | null>} null if the visitor does not choose
 */
export function askGame(file) {
  return new Promise((resolve) => {
    const buttons = Object.keys(GAMES).map((game) =>
      button(t(`${game}-name`), () => {
        resolve(game);
        dialog.close();
      }),
    );
    const dialog = openDialog(
      t("programs-which-game", { file }),
      h("div", { class: "program-actions" }, ...buttons),
    );
    dialog.addEventListener("close", () => resolve(null));
    buttons[0].focus();
  });
}
