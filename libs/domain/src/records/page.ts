/** One page of a list. `total` is exact unless `total_is_estimate` is set: then counting stopped at the cap. */
export interface Page<Row> {
  items: Row[];
  total: number;
  total_is_estimate?: true;
}

const pagingKeys = new Set(['page', 'perPage', 'sort', 'order']);
/** Whether a key of a list's query is its paging's; all others are filters. */
export const isPaging = (key: string): boolean => pagingKeys.has(key);

/** Counting stops here: an exact total costs more than it is worth. */
export const COUNT_CAP = 10_000;

/** Shown in place of the rows. */
export const NOTHING_FOUND = 'Nenhum resultado encontrado.';
