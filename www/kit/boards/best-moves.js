// Marks the best moves of a running analysis on the board: the better a move, the stronger its mark.

/**
 * The opacity of a move's mark, 0..1.
 * @param {number} rank 0 for the best
 */
export const markOpacity = (rank) => 0.9 * 0.55 ** rank;

/**
 * Draws the marks of moves, the best one on top.
 * @template Move
 * @param {CanvasRenderingContext2D} context
 * @param {readonly Move[]} moves the best first
 * @param {(move: Move) => void} drawMove draws a mark with the context's opacity
 */
export function drawBestMoves(context, moves, drawMove) {
  for (let rank = moves.length - 1; rank >= 0; rank--) {
    context.globalAlpha = markOpacity(rank);
    drawMove(moves[rank]);
  }
  context.globalAlpha = 1;
}
