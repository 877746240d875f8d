/** One page of a list. `total` is exact unless `total_is_estimate` is set: then counting stopped at the cap. */
export interface Page<Row> {
  items: Row[];
  total: number;
  total_is_estimate?: true;
}

/** Counting stops here: an exact total costs more than it is worth. */
export const COUNT_CAP = 10_000;
