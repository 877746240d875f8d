/** One page of a list. `total` is exact unless `total_is_estimate`, when it is the cap that counting stopped at. */
export interface Page<Row> {
  items: Row[];
  total: number;
  total_is_estimate?: true;
}

/** Counting stops here: knowing that there are more costs less than knowing how many. */
export const COUNT_CAP = 10_000;
