import type { AuditEntry } from '@mirante/domain/house/audit.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { titles } from './titles.ts';

export type Unnamed = Omit<AuditEntry, 'names'>;

/** Columns that reference a named record: its table and name column. */
const references: Record<string, readonly [table: string, name: string]> = {
  ...Object.fromEntries(titles.map(({ resource, table, column }) => [`${resource}_id`, [table, column]])),
  child_id: ['product', 'name'],
  parent_id: ['product', 'name'],
  stock_code_id: ['stock_code', 'code'],
  role_id: ['role', 'name'],
  cancel_reason_id: ['cancel_reason', 'name'],
};

/** Adds the current names of ids in the diffs, by one query. A removed record keeps its id. */
export async function withNames(db: Db, entries: readonly Unnamed[]): Promise<AuditEntry[]> {
  const asked = idsIn(entries);
  if (asked.size === 0) return entries.map((entry) => ({ ...entry, names: {} }));
  const looks = [...asked].map(([column, ids]) => {
    const [table, name] = references[column]!;
    return sql`select ${column}::text as "column", id, ${sql.ref(name)} as name from ${sql.table(table)} where id = any(${[...ids]}::int[])`;
  });
  const { rows } = await sql<{
    column: string;
    id: number;
    name: string;
  }>`${sql.join(looks, sql` union all `)}`.execute(db);
  const names = Map.groupBy(rows, ({ column }) => column);
  const namesOf = (column: string, ids: readonly unknown[]) =>
    Object.fromEntries((names.get(column) ?? []).flatMap(({ id, name }) => (ids.includes(id) ? [[id, name]] : [])));
  return entries.map((entry) => ({
    ...entry,
    names: Object.fromEntries(referencesIn(entry).map(([column, ids]) => [column, namesOf(column, ids)])),
  }));
}

const referencesIn = ({ diff }: Unnamed) =>
  Object.entries(diff).filter(
    ([column, values]) => Object.hasOwn(references, column) && values.some((value) => typeof value === 'number'),
  );

function idsIn(entries: readonly Unnamed[]): Map<string, Set<number>> {
  const asked = new Map<string, Set<number>>();
  for (const [column, values] of entries.flatMap(referencesIn)) {
    const ids = asked.get(column) ?? new Set();
    for (const value of values) if (typeof value === 'number') ids.add(value);
    asked.set(column, ids);
  }
  return asked;
}
