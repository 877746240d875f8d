import { HOUR_MS } from '@mirante/domain/durations.ts';
import { fromCents, toCents } from '@mirante/domain/money.ts';
import type { RefundEntryKind } from '@mirante/domain/sales/money-entry.ts';
import type pg from 'pg';
import { later, type DataSet } from './data-set.ts';
import type { Written } from './copy-rows.ts';

type Refund = Written<'refund'>;

/**
 * Most cancelled paid acquisitions are refunded, a few only in part. Deterministic, without random numbers, so that
 * other rows do not change.
 */
export function refundsOf({ rows, now }: DataSet): Refund[] {
  const payments = new Map(rows.payment.map((payment) => [payment.id, payment]));
  const gone = new Set(rows.client.filter(({ removed_at }) => removed_at).map(({ id }) => id));
  return rows.client_product
    .flatMap((own) => {
      const payment = own.payment_id === null ? undefined : payments.get(own.payment_id);
      if (own.status !== 'cancelled' || payment?.status !== 'paid' || gone.has(own.client_id) || own.id % 7 === 3)
        return [];
      const cents = toCents(payment.amount - payment.discount);
      const partly = own.id % 4 === 1;
      const at = own.cancel_at!;
      const byGateway = payment.method === 'credit_card' || payment.method === 'pix';
      if (cents === 0) return [];
      return {
        client_id: own.client_id,
        client_product_id: own.id,
        payment_id: payment.id,
        amount: fromCents(partly ? Math.round(cents * 0.6) : cents),
        obs: partly ? 'Devolução proporcional ao tempo não usado.' : byGateway ? null : BY_HAND,
        created_at: at,
        updated_at: at,
        refunded_at: byGateway && later(at, HOUR_MS) < now ? later(at, HOUR_MS) : null,
      };
    })
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map((refund, i, all) => ({ id: 3001 + i, ...refund, ...unlike[i - all.length] }));
}

const BY_HAND = 'Devolver por Pix: a compra não foi no cartão.';
const FAILED = 'O banco recusou a devolução: falar com o cliente.';
/** By index from the newest: one is pending, and one failed. */
const unlike: Record<number, Pick<Refund, 'obs' | 'refunded_at'>> = {
  [-1]: { obs: 'Devolver por Pix: o cartão foi cancelado.', refunded_at: null },
  [-4]: { obs: FAILED, refunded_at: null },
};

/** Refunds outside the gateway: some were made by hand, and one failed at the gateway. */
export async function writeRefundEntries(client: pg.Client, refunds: readonly Refund[]): Promise<void> {
  const add = ({ id, created_at }: Refund, kind: RefundEntryKind, hours: number, detail: string | null = null) =>
    client.query(
      'insert into money_entry (kind, refund_id, gateway_reference, detail, at) values ($1, $2, $3, $4, $5)',
      [kind, id, `refund-${id}`, detail, later(created_at, hours * HOUR_MS)],
    );
  for (const refund of refunds) {
    if (refund.obs === BY_HAND) await add(refund, 'refund_by_hand', 30);
    if (refund.obs !== FAILED) continue;
    await add(refund, 'refund_sent', 0);
    await add(refund, 'refund_failed', 21, 'more than was paid');
  }
}
