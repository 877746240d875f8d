import type { PublishedKind } from '@mirante/domain/content/content.ts';
import type { Db } from '../../database/db.ts';
import { asJson, type Json } from '../../records/json.ts';
import type { Rows } from '../../records/list-of.ts';
import { fieldsOf, versioned } from '../../records/version.ts';
import { readStatsOf } from './reads.store.ts';
import { relatedOf } from '../associations/associations.store.ts';
import { productsOf } from '../../products/entitlements/unlocking.store.ts';

/** Finds a content by its id: its row, links, readers, and the version of its form. */
export const findsContent =
  <Row extends object>(
    kind: Exclude<PublishedKind, 'board'>,
    rows: (db: Db) => Rows<Row>,
    form: { fields: Partial<Record<keyof Row | 'products', unknown>> },
  ) =>
  async (db: Db, id: number, now: Date) => {
    const row: Row | undefined = await rows(db).where(`${kind}.id`, '=', id).executeTakeFirst();
    if (!row) return undefined;
    const [products, related, read_stats] = await Promise.all([
      productsOf(db, 'content', id),
      relatedOf(db, id),
      readStatsOf(db, { kind, id }, now),
    ]);
    const json: Json<Row> = asJson(row);
    const { version } = versioned({ ...json, products: products.map((product) => product.id) }, fieldsOf(form));
    return { ...json, ...related, products, read_at: null, read_stats, version };
  };
