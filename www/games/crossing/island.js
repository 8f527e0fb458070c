// Draws an island as seen from slightly south, so that its cliff shows its height. Under water an island is smaller and paler at
// each level, and has one wave per level. Lengths are fractions of a cell's width.

/**
 * @typedef {import("../../kit/boards/canvas.js").Colours} Colours
 * @typedef {import("./tiles.js").Tile} Tile
 */

/** The ground of an island at water level. */
const GROUND = { left: 0.09, top: 0.29, width: 0.82, height: 0.6 };

/** The additional height of each level. */
const LEVEL_HEIGHT = 0.044;

/** The height of an island's bank at water level. */
const BANK_HEIGHT = 0.022;

/** The reduction of an island's size for each level under water. */
const SHRINKING_PER_LEVEL = 0.085;

/** The maximum depth and height of an island. */
const MAX_HEIGHT = 5;

/**
 * The distance of a token on an island above the middle of its cell.
 * @param {number} phase
 */
export function tokenLift(phase) {
  return Math.max(0, phase) * LEVEL_HEIGHT + GROUND_OFFSET;
}

/** The distance from the middle of the cell down to the middle of the ground. */
const GROUND_OFFSET = 0.5 - (GROUND.top + GROUND.height / 2);

/**
 * A cell, by its top left corner.
 * @typedef {{ x: number, y: number, cell: number, colours: Colours }} Place
 */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Place} place
 * @param {Tile} tile
 */
export function drawTile(context, place, tile) {
  switch (tile.kind) {
    case "still":
      drawCorner(context, place);
      break;
    case "phase":
      drawIsland(context, place, tile.phase);
      break;
    case "phases":
      drawTwoPhases(context, place, tile.phases);
      break;
    case "chance":
      drawChance(context, place, tile.chance);
      break;
    case "unknown":
      drawUnknown(context, place);
  }
}

/**
 * Draws a corner of the board, which never moves.
 * @param {CanvasRenderingContext2D} context
 * @param {Place} place
 */
function drawCorner(context, { x, y, cell, colours }) {
  const inset = 0.05 * cell;
  context.beginPath();
  context.roundRect(x + inset, y + inset, cell - 2 * inset, cell - 2 * inset, 0.12 * cell);
  context.fillStyle = colours.high;
  context.fill();
  context.lineWidth = Math.max(1, 0.025 * cell);
  context.strokeStyle = colours.muted;
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Place} place
 * @param {number} phase possibly a fraction, during an animation
 */
function drawIsland(context, place, phase) {
  if (phase > -0.5) drawAboveWater(context, place, Math.max(0, phase));
  else drawUnderWater(context, place, -phase);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Place} place
 * @param {number} height 0 or more
 */
function drawAboveWater(context, { x, y, cell, colours }, height) {
  const { left, top, width, height: depth } = GROUND;
  const lift = (height * LEVEL_HEIGHT + BANK_HEIGHT) * cell;
  const radius = 0.1 * cell;
  const [groundLeft, groundTop, groundWidth, groundHeight] = [
    x + left * cell,
    y + top * cell,
    width * cell,
    depth * cell,
  ];
  // The island's shadow on the water grows with its height.
  context.globalAlpha = 0.22;
  context.fillStyle = colours.text;
  context.beginPath();
  context.roundRect(
    groundLeft + lift * 0.25,
    groundTop + lift * 0.28,
    groundWidth,
    groundHeight,
    radius,
  );
  context.fill();
  context.globalAlpha = 1;
  // The cliff, with a line for each level.
  context.fillStyle = colours.cliff;
  context.beginPath();
  context.roundRect(groundLeft, groundTop, groundWidth, groundHeight, radius);
  context.roundRect(groundLeft, groundTop - lift, groundWidth, groundHeight, radius);
  context.rect(groundLeft, groundTop + groundHeight / 2 - lift, groundWidth, lift);
  context.fill();
  if (cell >= 30) {
    context.strokeStyle = colours.water;
    context.globalAlpha = 0.55;
    context.lineWidth = Math.max(0.75, 0.012 * cell);
    for (let level = 1; level <= height; level++) {
      const lineY =
        groundTop + groundHeight - (level - 1) * LEVEL_HEIGHT * cell - BANK_HEIGHT * cell;
      context.beginPath();
      context.moveTo(groundLeft + radius, lineY);
      context.lineTo(groundLeft + groundWidth - radius, lineY);
      context.stroke();
    }
    context.globalAlpha = 1;
  }
  // The ground is lighter the higher it is.
  context.beginPath();
  context.roundRect(groundLeft, groundTop - lift, groundWidth, groundHeight, radius);
  context.fillStyle = colours.grass;
  context.fill();
  context.globalAlpha = 0.4 + 0.6 * Math.min(1, height / MAX_HEIGHT);
  context.fillStyle = colours.high;
  context.fill();
  context.globalAlpha = 1;
  context.lineWidth = Math.max(1, 0.022 * cell);
  context.strokeStyle = colours.cliff;
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Place} place
 * @param {number} depth more than 0
 */
function drawUnderWater(context, { x, y, cell, colours }, depth) {
  const { left, top, width, height } = GROUND;
  const scale = 1 - SHRINKING_PER_LEVEL * depth;
  const [groundWidth, groundHeight] = [width * cell * scale, height * cell * scale];
  const groundLeft = x + (left + width / 2) * cell - groundWidth / 2;
  const groundTop = y + (top + height / 2) * cell - groundHeight / 2;
  context.beginPath();
  context.roundRect(groundLeft, groundTop, groundWidth, groundHeight, 0.1 * cell);
  context.globalAlpha = Math.max(0.08, 0.32 - 0.06 * depth);
  context.fillStyle = colours.sunk;
  context.fill();
  context.globalAlpha = Math.max(0.25, 0.8 - 0.12 * depth);
  context.lineWidth = Math.max(1, 0.018 * cell);
  context.strokeStyle = colours.sunk;
  context.setLineDash([0.05 * cell, 0.05 * cell]);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
  const middle = { x: x + 0.5 * cell, y: y + (top + height / 2) * cell };
  drawWaves(context, middle, 0.62 * cell, Math.round(depth), cell, colours);
}

/**
 * Draws one wave per level, one above another.
 * @param {CanvasRenderingContext2D} context
 * @param {{ x: number, y: number }} middle
 * @param {number} width
 * @param {number} count
 * @param {number} cell
 * @param {Colours} colours
 */
function drawWaves(context, middle, width, count, cell, colours) {
  const distance = 0.105 * cell;
  const [waveHeight, halfBow] = [0.024 * cell, width / 8];
  context.strokeStyle = colours.wave;
  context.lineWidth = Math.max(1, 0.026 * cell);
  context.lineCap = "round";
  for (let wave = 0; wave < count; wave++) {
    const y = middle.y + (wave - (count - 1) / 2) * distance;
    context.beginPath();
    context.moveTo(middle.x - width / 2, y);
    for (let bow = 0; bow < 4; bow++) {
      const x = middle.x - width / 2 + (bow + 1) * 2 * halfBow;
      context.quadraticCurveTo(x - halfBow, y + (bow % 2 === 0 ? -2 : 2) * waveHeight, x, y);
    }
    context.stroke();
  }
  context.lineCap = "butt";
}

/**
 * Draws an island with two possible phases, both small and pale.
 * @param {CanvasRenderingContext2D} context
 * @param {Place} place
 * @param {readonly number[]} phases
 */
function drawTwoPhases(context, { x, y, cell, colours }, phases) {
  drawHatching(context, { x, y, cell, colours }, 0.3);
  context.save();
  context.globalAlpha = 1;
  const smallCell = 0.5 * cell;
  phases.forEach((phase, i) => {
    const left = x + (0.01 + 0.48 * i) * cell;
    drawIsland(
      context,
      { x: left, y: y + (0.12 + 0.2 * i) * cell, cell: smallCell, colours },
      phase,
    );
  });
  context.restore();
  drawVeil(context, { x, y, cell, colours }, 0.28);
}

/**
 * Draws an island with an unknown phase. The wider its filled part, the likelier it is above water.
 * @param {CanvasRenderingContext2D} context
 * @param {Place} place
 * @param {number} chance
 */
function drawChance(context, place, chance) {
  const { x, y, cell, colours } = place;
  drawHatching(context, place, 0.3);
  const { left, top, width, height } = GROUND;
  const [groundLeft, groundTop, groundWidth, groundHeight] = [
    x + left * cell,
    y + top * cell,
    width * cell,
    height * cell,
  ];
  const traceGround = () => {
    context.beginPath();
    context.roundRect(groundLeft, groundTop, groundWidth, groundHeight, 0.1 * cell);
  };
  context.save();
  traceGround();
  context.clip();
  context.globalAlpha = 0.75;
  context.fillStyle = colours.grass;
  context.fillRect(groundLeft, groundTop, groundWidth * chance, groundHeight);
  context.restore();
  traceGround();
  context.lineWidth = Math.max(1, 0.022 * cell);
  context.strokeStyle = colours.muted;
  context.setLineDash([0.07 * cell, 0.06 * cell]);
  context.globalAlpha = 0.8;
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
  if (chance < 1) {
    const middle = {
      x: x + (left + width * (chance + (1 - chance) / 2)) * cell,
      y: y + (top + height / 2) * cell,
    };
    if (1 - chance > 0.3) drawWaves(context, middle, (1 - chance) * 0.55 * cell, 2, cell, colours);
  }
}

/**
 * Draws an island of which only the height is known.
 * @param {CanvasRenderingContext2D} context
 * @param {Place} place
 */
function drawUnknown(context, place) {
  drawHatching(context, place, 1);
}

/**
 * Draws hatched ground.
 * @param {CanvasRenderingContext2D} context
 * @param {Place} place
 * @param {number} opacity from 0 to 1
 */
function drawHatching(context, { x, y, cell, colours }, opacity) {
  context.save();
  context.beginPath();
  context.rect(x, y, cell, cell);
  context.clip();
  context.globalAlpha = opacity;
  context.fillStyle = colours.board;
  context.fillRect(x, y, cell, cell);
  context.strokeStyle = colours.muted;
  context.globalAlpha = 0.3 * opacity;
  context.lineWidth = Math.max(0.75, 0.016 * cell);
  const distance = cell / 6;
  context.beginPath();
  for (let offset = -cell; offset < cell; offset += distance) {
    context.moveTo(x + offset, y + cell);
    context.lineTo(x + offset + cell, y);
  }
  context.stroke();
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Place} place
 * @param {number} opacity from 0 to 1
 */
function drawVeil(context, { x, y, cell, colours }, opacity) {
  context.globalAlpha = opacity;
  context.fillStyle = colours.board;
  context.fillRect(x, y, cell, cell);
  context.globalAlpha = 1;
}
