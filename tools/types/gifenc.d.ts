// The parts of gifenc that the site uses; gifenc has no types.

/** Red, green and blue, 0 to 255. */
type Colour = [number, number, number];

interface FrameOptions {
  /** All colours; for a frame after the first, its own colours. */
  palette?: readonly Colour[];
  /** In ms. */
  delay?: number;
  /** The number of repetitions; 0: forever. */
  repeat?: number;
  transparent?: boolean;
  transparentIndex?: number;
  /** The disposal of the frame before the next; 1: it stays. */
  dispose?: number;
}

export declare function GIFEncoder(): {
  /** Writes a frame into the upper left corner: the palette indices of its pixels, row by row. */
  writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
  finish(): void;
  /** Returns a copy of the written bytes. */
  bytes(): Uint8Array<ArrayBuffer>;
  /** Returns the written bytes, valid until the next write. */
  bytesView(): Uint8Array<ArrayBuffer>;
};

/** Returns a palette with at most that many colours for pixels of red, green, blue and opacity. */
export declare function quantize(pixels: Uint8Array, most: number): number[][];

/** Returns the index of the nearest colour. */
export declare function nearestColorIndex(palette: readonly Colour[], colour: Colour): number;
