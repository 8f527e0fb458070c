// Shared state of all games' boards, from the first position to the last: what the page shows, how a position follows from the
// previous one, whether the visitor may choose a move, and what is drawn over the board.

import { problemText } from "../page/problems.js";
import { ProgramDrawings } from "./program-drawings.js";

/** @typedef {import("./board.js").BoardState} BoardState */

export class LifeCycle {
  /** The state that the page shows. @type {BoardState | null} */
  state = null;
  /** The name of the position on the board; empty before the first. */
  position = "";
  /** The progress of the last move, 0..1, during playback. */
  progress = 1;
  #host;
  #repaint;

  /**
   * @param {HTMLElement} container the board's
   * @param {import("./board.js").BoardHost} host
   * @param {() => void} repaint paints the board again
   */
  constructor(container, host, repaint) {
    this.#host = host;
    this.#repaint = repaint;
    /** The drawings of programs and notes over the board. */
    this.drawings = new ProgramDrawings(container, repaint);
  }

  /**
   * Updates the state. The caller paints the board.
   * @param {BoardState} state
   * @param {(ply: number) => string} [nameOf] names a position, if the rules' name is ambiguous
   * @returns {"same" | "next" | "other"} how the position relates to the previous one: the same, one move later, or any other
   */
  update(state, nameOf = (ply) => state.scene.position(ply)) {
    const { drawings, ply } = state;
    const previousPosition = this.position;
    this.state = state;
    this.drawings.show(drawings);
    this.position = nameOf(ply);
    if (this.position === previousPosition) return "same";
    this.progress = 1;
    return ply > 0 && previousPosition !== "" && nameOf(ply - 1) === previousPosition
      ? "next"
      : "other";
  }

  /**
   * Shows the last move in progress.
   * @param {number} progress 0..1
   */
  showMoveInProgress(progress) {
    if (progress === this.progress) return;
    this.progress = progress;
    this.#repaint();
  }

  /** Whether the visitor may choose a move now. If not, shows why. */
  mayChoose() {
    const refusal = this.state?.refusal ?? null;
    if (refusal !== null) this.#showProblem(refusal);
    return refusal === null && this.state !== null;
  }

  /** Shows why a move cannot be played. @param {string} move */
  refuse(move) {
    if (!this.state || !this.mayChoose()) return;
    const { ply, scene } = this.state;
    const problem = scene.check(ply, move);
    this.#showProblem(problem ? problemText(problem) : "");
  }

  close() {
    this.drawings.close();
  }

  /** @param {string} text */
  #showProblem(text) {
    this.#host.showHint({ kind: "problem", text });
  }
}
