import type { ClientProduct } from '@mirante/domain/client-product.ts';
import type { Db } from './db.ts';

/** Everything one client ever acquired, newest first. */
export async function clientProducts(db: Db, clientId: number): Promise<ClientProduct[]> {
  const rows = await db
    .selectFrom('client_product as cp')
    .innerJoin('product', 'product.id', 'cp.product_id')
    .leftJoin('cancel_reason', 'cancel_reason.id', 'cp.cancel_reason_id')
    .select([
      'cp.id', 'cp.product_id', 'product.code as product_code', 'product.name as product_name', 'product.image as product_logo', 'cp.status', 'cp.created_at', 'cp.starts_at',
      'cp.expires_at', 'cp.renewed_from_id', 'cp.renewed_by_id', 'cp.cancel_at', 'cancel_reason.name as cancel_reason_name', 'cp.cancel_reason', 'cp.obs', 'cp.payment_id',
    ])
    .select((eb) =>
      eb.selectFrom('payment').select('payment.id').whereRef('payment.renewal_id', '=', 'cp.id').where('payment.status', '=', 'pending').orderBy('payment.id', 'desc').limit(1).as('renewing_id'),
    )
    .where('cp.client_id', '=', clientId)
    .orderBy('cp.created_at', 'desc')
    .orderBy('cp.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString(), starts_at: iso(row.starts_at), expires_at: iso(row.expires_at), cancel_at: iso(row.cancel_at) }));
}

const iso = (at: Date | null) => at?.toISOString() ?? null;
