import { addDays, dayInSaoPaulo, startOfDay } from '@mirante/domain/dates.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Charge } from '../../gateways/payments/port.ts';
import { forEachRow } from '../../jobs/batch.ts';
import type { Services } from '../../services.ts';
import { findPayment, findPaymentOf } from '../purchases/find-payment.store.ts';
import { recordDiscrepancy } from '../purchases/record-discrepancy.store.ts';
import { differenceOf } from '../purchases/settle.rules.ts';
import * as books from './compare-books.store.ts';
import * as store from './discrepancies.store.ts';
import { resync } from './resync.ts';

/** A night that failed is caught up within this many days, though later ones did not. */
const DAYS_BACK = 7;

/**
 * Reconciles past days with the gateway in both directions: its charges with our payments, and our paid payments with
 * its charges. Each difference is recorded once; one that a resync fixes is closed. Throws if not all could be
 * compared.
 */
export async function compareBooks(services: Services): Promise<void> {
  const { db, now } = services;
  const today = dayInSaoPaulo(now());
  const days = await books.uncomparedDays(db, addDays(today, -DAYS_BACK), today);
  const [since] = days;
  let failed = 0;
  if (since) {
    const seen = new Set<string>();
    failed += await compareCharges(services, since, seen);
    failed += await comparePayments(services, since, seen);
    if (failed === 0) await books.markCompared(db, days, now());
  }
  // An open difference may have resolved itself, for example by a chargeback.
  const open = await store.findOpen(db);
  failed += (await forEachRow(services, 'compare_books', open, (found) => resync(services, found, null))).failed;
  if (failed > 0) throw new Error(`${failed} charges could not be compared`);
}

async function compareCharges(services: Services, since: string, seen: Set<string>): Promise<number> {
  let failed = 0;
  for (let page = 1; ; page += 1) {
    const { charges, isLast } = await services.gateway.listCharges(since, page);
    for (const { code } of charges) seen.add(code);
    const counts = await forEachRow(services, 'compare_books', charges, (charge) =>
      compare(services, charge.reference, charge),
    );
    failed += counts.failed;
    if (isLast) return failed;
  }
}

/** Payments whose charges the gateway did not list. */
async function comparePayments(services: Services, since: string, seen: ReadonlySet<string>): Promise<number> {
  const { db, gateway } = services;
  const paid = await books.paidSince(db, startOfDay(since));
  const unseen = paid.filter(({ vindi_code: code }) => code === null || !seen.has(code));
  const { failed } = await forEachRow(services, 'compare_books', unseen, async ({ code, vindi_code }) =>
    compare(
      services,
      code,
      vindi_code === null ? await gateway.findCharge(code) : await gateway.readCharge(vindi_code),
    ),
  );
  return failed;
}

async function compare(services: Services, code: string, charge: Charge | undefined): Promise<void> {
  const { db, now } = services;
  const payment = await (charge ? findPaymentOf(db, charge) : findPayment(db, { code }));
  const kind = differenceOf(payment, charge);
  if (!kind) return;
  const id = await inTransaction(db, (trx) => recordDiscrepancy(trx, { kind, payment, charge, now: now() }));
  const found = id === undefined ? undefined : await store.find(db, id);
  if (found) await resync(services, found, null);
}
