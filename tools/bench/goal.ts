import type { PartName } from './parts.ts';

export interface Goal {
  id: string;
  what: string;
  /** The run that measures it. */
  run: PartName;
  side: 'at least' | 'at most';
  /** Absent if only the raised goal has a figure: such a row is reported, not judged. */
  goal?: number;
  /** The goal of a later round. */
  raised?: number;
  /** The suffix of a figure. */
  unit: string;
  /** Which of several values counts; by default the median. */
  by?: 'worst' | 'p99';
  /**
   * An absolute figure of a server that depends on the machine's speed: it is converted to the reference machine's
   * before it is judged.
   */
  dependsOn?: 'speed';
  /** Needs the whole data set, or more time than a quick run has. */
  wholeOnly?: true;
}
