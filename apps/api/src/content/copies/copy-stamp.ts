/** What a copy says of itself. */
export interface CopyStamp {
  code: string;
  /** Whose it is, and under which rule. */
  owner: string;
  /** The house and the moment. */
  origin: string;
}
/** Where a page shows, in its own space and before it is turned. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Clockwise, as its reader sees it. */
  turn: 0 | 90 | 180 | 270;
}
