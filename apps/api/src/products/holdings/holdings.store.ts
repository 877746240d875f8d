import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { compiledOnce } from '../../database/prepared-statements.ts';

/** A renewal that was not paid in time keeps its payment open, but holds nothing up. */
const isHeld = sql<boolean>`not exists (select from client_product waiting where waiting.payment_id = payment.id and waiting.status <> 'pending_payment')`;
const isAcquired = sql<boolean>`not (cp.status in ('pending_payment', 'no_payment') and exists (select from payment p where p.id = cp.payment_id and (p.type = 'renew' or p.guest)))`;

/** Everything one client ever acquired, newest first. Until it is paid, a renewal is told by what it renews, and a guest's order is none of theirs. */
export async function clientProducts(db: Db, clientId: number): Promise<ClientProduct[]> {
  const rows = await findAcquired(db, clientId);
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    starts_at: iso(row.starts_at),
    expires_at: iso(row.expires_at),
    cancel_at: iso(row.cancel_at),
  }));
}

const findAcquired = compiledOnce((db, clientId: number) =>
  db
    .selectFrom('client_product as cp')
    .innerJoin('product', 'product.id', 'cp.product_id')
    .leftJoin('cancel_reason', 'cancel_reason.id', 'cp.cancel_reason_id')
    .select([
      'cp.id',
      'cp.product_id',
      'product.code as product_code',
      'product.name as product_name',
      'product.image as product_logo',
      'cp.status',
      'cp.created_at',
      'cp.starts_at',
      'cp.expires_at',
      'cp.renewed_from_id',
      'cp.renewed_by_id',
      'cp.cancel_at',
      'cancel_reason.name as cancel_reason_name',
      'cp.cancel_reason',
      'cp.payment_id',
    ])
    .select((eb) =>
      eb
        .selectFrom('payment')
        .select('payment.id')
        .whereRef('payment.renewal_id', '=', 'cp.id')
        .where('payment.status', '=', 'pending')
        .where(isHeld)
        .orderBy('payment.id', 'desc')
        .limit(1)
        .as('renewing_id'),
    )
    .where('cp.client_id', '=', clientId)
    .where(isAcquired)
    .orderBy('cp.created_at', 'desc')
    .orderBy('cp.id', 'desc'),
);

const iso = (at: Date | null) => at?.toISOString() ?? null;
