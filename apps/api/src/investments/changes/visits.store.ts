import type { PortfolioKind } from '@mirante/domain/investments/portfolio-change.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { opened } from '../../products/entitlements/entitlements.store.ts';

/** A visit's length: changes shown at its start stay on the page. Same as in the trigger `keep_previous_visit`. */
const VISIT = sql`interval '30 minutes'`;

interface Visited {
  kind: PortfolioKind;
  id: number;
  name: string;
  /** The last visit before the current one. */
  page_since: Date | null;
  /** The last visit. */
  since: Date | null;
}

/** A client's accessible active portfolios, or one of them, with their visits. */
export async function portfoliosOf(
  db: Db,
  clientId: number,
  now: Date,
  one?: { kind: PortfolioKind; id: number },
): Promise<Visited[]> {
  const of = (kind: PortfolioKind) => sql`
    select ${kind}::text as kind, p.id, p.name, seen.last_read_at as since,
      case when seen.last_read_at < ${now}::timestamptz - ${VISIT} then seen.last_read_at else seen.previous_read_at end as page_since
    from ${sql.table(kind)} p
    left join ${sql.table(`${kind}_read`)} seen on seen.client_id = ${clientId} and seen.${sql.ref(`${kind}_id`)} = p.id
    where p.active and p.product_id in ${opened(clientId, now)} ${one ? sql`and p.id = ${one.id}` : sql``}`;
  const kinds = one ? [one.kind] : (['portfolio', 'stock_portfolio'] as const);
  const { rows } = await sql<Visited>`
    select * from (${sql.join(kinds.map(of), sql` union all `)}) open order by name, kind`.execute(db);
  return rows;
}

/** Marks the changes until now as seen. */
export async function dismiss(db: Db, clientId: number, kind: PortfolioKind, id: number, now: Date): Promise<void> {
  await sql`
    insert into ${sql.table(`${kind}_read`)} (client_id, ${sql.ref(`${kind}_id`)}, read_at, last_read_at, previous_read_at)
    values (${clientId}, ${id}, ${now}, ${now}, ${now})
    on conflict (client_id, ${sql.ref(`${kind}_id`)}) do update set last_read_at = excluded.last_read_at, previous_read_at = excluded.previous_read_at`.execute(
    db,
  );
}
