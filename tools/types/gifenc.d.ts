// What the site uses of gifenc, which has no types of its own.

/** Red, green and blue, 0 to 255. */
type Colour = [number, number, number];

interface FrameOptions {
  /** All colours; of a frame after the first, colours of its own. */
  palette?: readonly Colour[];
  /** In ms. */
  delay?: number;
  /** How often it is shown again; 0: for ever. */
  repeat?: number;
  transparent?: boolean;
  transparentIndex?: number;
  /** What becomes of the frame before the next; 1: it stays. */
  dispose?: number;
}

export declare function GIFEncoder(): {
  /** Writes a frame into the upper left corner: the places of its pixels' colours in the palette, row by row. */
  writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
  finish(): void;
  /** A copy of what has been written. */
  bytes(): Uint8Array<ArrayBuffer>;
  /** What has been written, until more is. */
  bytesView(): Uint8Array<ArrayBuffer>;
};

/** The fittest colours, at most so many, for pixels of red, green, blue and opacity. */
export declare function quantize(pixels: Uint8Array, most: number): number[][];

/** The place of the nearest colour. */
export declare function nearestColorIndex(palette: readonly Colour[], colour: Colour): number;
