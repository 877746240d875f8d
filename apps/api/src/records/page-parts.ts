import type { AliasedExpression, Expression } from 'kysely';
import type { Db } from '../database/db.ts';

/** What every list is asked for. */
export interface Ask {
  page: number;
  perPage: number;
  sort: string;
  order: 1 | -1;
}
/** The ids of one page's rows, with what they are sorted by, before anything is joined to them. */
export type PageIds = AliasedExpression<{ id: number; sort_key: unknown }, 'page'>;

/** How a far page begins without walking there: `db` has what the others read, `skip` counts the rows to leave out from there. */
export interface Start<Q> {
  db: Db;
  from: (query: Q) => Q;
  skip: Expression<number>;
  total: Expression<number>;
}

/** Exact however high, or only known to be above the cap. */
export interface Total {
  n: Expression<number>;
  exact: boolean;
  /** Where it was read already. */
  known?: number;
}
