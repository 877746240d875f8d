import { fromCents, toCents } from '@mirante/domain/money.ts';
import { HOUR, later, type Book } from './book.ts';
import type { Written } from './copy.ts';

type Refund = Written<'refund'>;

/** Of what was cancelled after it was paid most was given back, a few times only in part. Made without chance, so that no other row depends on it. */
export function refundsOf({ rows, now }: Book): Refund[] {
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
        obs: partly
          ? 'Devolução proporcional ao tempo não usado.'
          : byGateway
            ? null
            : 'Devolver por Pix: a compra não foi no cartão.',
        created_at: at,
        updated_at: at,
        refunded_at: byGateway && later(at, HOUR) < now ? later(at, HOUR) : null,
      };
    })
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map((refund, i) => ({ id: 3001 + i, ...refund }));
}
