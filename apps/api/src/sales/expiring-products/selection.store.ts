import type { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import type { Input } from '@mirante/contract/http.ts';
import {
  LATEST_REMINDER_DAYS,
  MAX_REMINDED,
  REMIND_AGAIN_DAYS,
  type SkipReason,
} from '@mirante/domain/sales/expiring-product.ts';
import { DAY_MS } from '@mirante/domain/durations.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isCovered } from '../reminders/reminders.store.ts';
import { list, remindedAt } from './expiring-products.store.ts';

export interface Chosen {
  id: number;
  client_id: number;
  /** Why it is skipped; null for one to remind. */
  skip: SkipReason | null;
}

/** The selected acquisitions, up to one beyond the limit, each with its reason to skip. */
export async function readSelection(
  db: Db,
  { ids, ...filters }: Input<typeof expiringProducts.sendReminders>,
  now: Date,
): Promise<Chosen[]> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const skip = sql<SkipReason | null>`case
    when client_product.status not in ('active', 'expired') then 'not_active'
    when client_product.renewed_by_id is not null then 'renewed'
    when client_product.expires_at < ${ago(LATEST_REMINDER_DAYS)} then 'long_over'
    when ${remindedAt} > ${ago(REMIND_AGAIN_DAYS)} then 'reminded'
    when ${isCovered} then 'covered'
  end`;
  const ask = { page: 1, perPage: 1, sort: 'client_product.expires_at', order: 1 } as const;
  const found = ids
    ? db
        .selectFrom('client_product')
        .where('client_product.id', 'in', ids)
        .where('client_product.listed_at', 'is not', null)
        .where('client_product.expires_at', 'is not', null)
    : list.matching({ db, now: () => now }, { ...filters, ...ask });
  const matching = found
    .select('client_product.id')
    .orderBy('client_product.expires_at')
    .limit(MAX_REMINDED + 1);
  return db
    .selectFrom('client_product')
    .where('client_product.id', 'in', matching)
    .select(['client_product.id', 'client_product.client_id', skip.as('skip')])
    .orderBy('client_product.expires_at')
    .orderBy('client_product.id')
    .execute();
}
