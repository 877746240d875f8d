import type { AliasedExpression, Expression } from 'kysely';
import type { Db } from '../database/db.ts';

/** The input of every list. */
export interface Ask {
  page: number;
  perPage: number;
  sort: string;
  order: 1 | -1;
}
/** What a list's source may be chosen by: when only counted, nothing; `idsFirst` when few rows match. */
export type SourceAsk = Partial<Ask> & { idsFirst?: boolean };
/** A page's ids with their sort value, before any join. */
export type PageIds = AliasedExpression<{ id: number; sort_key: unknown }, 'page'>;

/**
 * How a far page starts without scanning to it: `db` has a source with the skipped part, `skip` is the remaining
 * offset.
 */
export interface Start<Q> {
  db: Db;
  from: (query: Q) => Q;
  skip: Expression<number>;
  total: Expression<number>;
}

/** Exact, or only known to exceed the cap. */
export interface Total {
  n: Expression<number>;
  exact: boolean;
  /** If read already. */
  known?: number;
}
