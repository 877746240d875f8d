import { mayCall } from '@mirante/domain/access.ts';
import { addDays, dayInSaoPaulo, startOfDay } from '@mirante/domain/dates.ts';
import { DAY_MS, HOUR_MS } from '@mirante/domain/durations.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { changeText } from '@mirante/domain/investments/change-words.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { summaryTexts } from '../../gateways/mail/summary-texts.ts';
import { forEachBatch } from '../../jobs/batch.ts';
import { lockClient } from '../../people/client.store.ts';
import type { Services } from '../../services.ts';
import { summaryPreference } from './summary-preference.store.ts';
import { unsubscribeLink } from './unsubscribe.pages.ts';
import * as store from './weekly-summary.store.ts';

const WEEK_MS = 7 * DAY_MS;
const DUE_MS = 8 * HOUR_MS;

/**
 * Mails clients the changes of their portfolios in the seven days up to Monday at 8:00 in São Paulo, once a week each,
 * however late, often and wherever it runs.
 */
export async function sendWeeklySummaries(services: Services): Promise<void> {
  const now = services.now();
  const week = mondayOf(dayInSaoPaulo(now));
  const until = new Date(startOfDay(week).getTime() + DUE_MS);
  if (now < until) return;
  const portfolios = await store.changedBetween(services.db, new Date(until.getTime() - WEEK_MS), until);
  if (portfolios.length === 0) return;
  await forEachBatch(
    services,
    'weekly_summary',
    (last: store.Recipient | undefined) =>
      store.recipientsOf(services.db, {
        products: portfolios.map((p) => p.product_id),
        week,
        until,
        now,
        after: last?.id ?? 0,
      }),
    (client) => sendSummary(services, client, portfolios, week),
  );
}

async function sendSummary(
  { db, config, jobs, now }: Services,
  { id, products }: store.Recipient,
  portfolios: readonly store.Changed[],
  week: string,
): Promise<void> {
  const entitlements = await store.codesOf(db, id, now());
  // Without the area the mail's link could not be opened.
  if (!mayCall({ area: 'recommended' }, { id, role: 'client', roles: [], entitlements })) return;
  const own = portfolios
    .filter(({ product_id }) => products.includes(product_id))
    .map((portfolio) => ({ name: portfolio.name, changes: portfolio.changes.map(changeText) }));
  await inTransaction(db, async (trx) => {
    // Since the batch was read, they may have been removed, have another address, or have unsubscribed.
    const to = await lockClient(trx, id);
    if (!to) return;
    const { code, wanted } = await summaryPreference(trx, id);
    if (!wanted || !(await store.insertSummary(trx, { client_id: id, week, sent_at: now() }))) return;
    const unsubscribe = unsubscribeLink(config, code);
    // The page of both kinds of portfolios.
    const link = `${config.places.client}/#/carteiras-${brand.slug}`;
    await jobs.add(trx, 'mail', summaryTexts.weekly({ ...to, portfolios: own, link, unsubscribe }));
  });
}

/** The Monday of a day's week. */
const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
