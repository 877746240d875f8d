import type { NamedFilter } from './filters.tsx';

export interface FilterBoxProps {
  of: NamedFilter;
  value: unknown;
  accepts: (value: string) => boolean;
  /** Empty text removes the filter. */
  apply: (value: string) => void;
  /** For an external label; without it the box has its own. */
  id?: string;
}
