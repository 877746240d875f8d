/** The text stamped on a copy. */
export interface CopyStamp {
  code: string;
  /** The owner, and the terms of use. */
  owner: string;
  /** The house and the time. */
  origin: string;
}
/** A page's visible box, in its own coordinates before rotation. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The rotation, clockwise. */
  turn: 0 | 90 | 180 | 270;
}
