// A map that only shows a position: for cards, lists and the rules.

import { currentColours, currentFont, openSurface } from "../../kit/boards/canvas.js";
import { wholeSquare } from "../../kit/boards/unit-square.js";
import { cachedPlacesOf, placesOf } from "./city-places.js";
import { draw } from "./draw.js";
import { roadShapesOf } from "./geometry.js";
import { settingOf, sightOf } from "./position.js";
import { MARKS, PLACES, ROADS } from "./sample.js";
import { marksOf, visiblePositionIn } from "./visible-position.js";

/** @typedef {import("./geometry.js").Point} Point */

/**
 * @param {HTMLElement} container
 * @param {import("../../kit/boards/board.js").Scene} scene read at once and not kept
 * @param {number} ply
 */
export function mountPicture(container, scene, ply) {
  const setting = settingOf(scene);
  const marks = marksOf(visiblePositionIn(sightOf(scene), ply));
  const picture = mountMarks(container, setting.roads, marks);
  const cachedPlaces = cachedPlacesOf(setting);
  if (cachedPlaces) picture.lay(cachedPlaces);
  else placesOf(setting).then(picture.lay, () => container.classList.add("missing"));
  return picture;
}

/**
 * The picture on the game's card.
 * @param {HTMLElement} container
 */
export function mountSample(container) {
  const picture = mountMarks(container, ROADS, MARKS);
  picture.lay(PLACES);
  return picture;
}

/** Pictures that are drawn without the rules. @type {import("../../kit/boards/board.js").PictureModule["replayed"]} */
export function replayed(replay) {
  const { places, roads } = replay.shared;
  return replay.frames.map((/** @type {any} */ marks) => (/** @type {HTMLElement} */ place) => {
    const picture = mountMarks(place, roads, marks);
    picture.lay(places);
    return picture;
  });
}

/**
 * @param {HTMLElement} container
 * @param {import("./position.js").Setting["roads"]} roads
 * @param {import("./map-layer.js").Marks} marks
 */
function mountMarks(container, roads, marks) {
  /** @type {readonly Point[] | null} */
  let places = null;
  /** @type {readonly import("./geometry.js").RoadShape[]} */
  let shapes = [];
  const { close, repaint } = openSurface(container, (context, width, height) => {
    const colours = currentColours(context.canvas);
    if (places) {
      const transform = wholeSquare(width, height);
      const look = { width, height, transform, colours, font: currentFont(context.canvas) };
      draw(context, { ...look, places, roads: shapes, ...marks });
      return;
    }
    context.fillStyle = colours.board;
    context.beginPath();
    context.roundRect(0, 0, width, height, 6);
    context.fill();
  });
  const setPlaces = (/** @type {readonly Point[]} */ newPlaces) => {
    places = newPlaces;
    shapes = roadShapesOf(roads, newPlaces);
    repaint();
  };
  return { close, lay: setPlaces };
}
