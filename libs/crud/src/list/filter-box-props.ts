import type { NamedFilter } from './filters.tsx';

export interface FilterBoxProps {
  of: NamedFilter;
  value: unknown;
  accepts: (value: string) => boolean;
  /** An empty text takes the filter away. */
  apply: (value: string) => void;
  /** Joins a label that stands elsewhere; without it the box names itself. */
  id?: string;
}
