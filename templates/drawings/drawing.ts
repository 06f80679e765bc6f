/** A line of a drawing: its path data in the units of the view box, and its width in pixels. */
export interface Line {
  d: string;
  width: number;
}

/** A point in the units of the drawing's view box. */
export interface Point {
  x: number;
  y: number;
}

/** A drawing as values, before it becomes an inline SVG, a social image or a PDF cover. */
export interface Drawing {
  /** `0 0 width height`. */
  viewBox: string;
  width: number;
  height: number;
  /** The terrain, lowest line first. */
  paths: Line[];
  /** The one line that the drawing is about. */
  accent?: Line;
  /** The one thing that matters; drawn in coral. */
  point: Point;
}
