import type { PartName } from './parts.ts';

export interface Goal {
  id: string;
  what: string;
  /** Which run measures it. */
  run: PartName;
  side: 'at least' | 'at most';
  /** Absent where only the raised one names a figure: such a row is told, not judged. */
  goal?: number;
  /** Of a later round. */
  raised?: number;
  /** What a figure is followed by. */
  unit: string;
  /** Which of several values counts; the middle one unless told. */
  by?: 'worst' | 'p99';
  /** Needs the whole data, or more time than a quick run has. */
  wholeOnly?: true;
}
