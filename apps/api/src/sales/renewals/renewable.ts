import { CREDITED, ORDERED_ANEW, renewalProblem, type Renewal } from '@mirante/domain/sales/renewal.ts';
import { clientProducts } from '../../products/holdings/holdings.store.ts';
import type { Db } from '../../database/db.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { expiryOf } from '@mirante/domain/products/term.ts';
import { currentAcquisitionOf } from '@mirante/domain/products/current-acquisition.ts';
import { isReserved } from '../upgrade-credits/upgrade-credits.store.ts';
import { nextTermStart } from '../purchases/terms.ts';
import { findByCode } from './renewals.store.ts';

/**
 * A product by code with the client's acquisition. Refuses with 404 one never acquired, 409 one that cannot be renewed
 * (`not_renewable`).
 */
export async function findRenewable(db: Db, clientId: number, code: string) {
  const product = or404(await findByCode(db, code), 'Produto');
  const acquired = await clientProducts(db, clientId);
  const own = or404(currentAcquisitionOf(acquired, product.id), 'Produto');
  const isOrdered = acquired.some(
    ({ product_id, status }) => product_id === product.id && status === 'pending_payment',
  );
  const problem = renewalProblem(own, product) ?? (isOrdered ? ORDERED_ANEW : undefined);
  if (problem) throw new Refusal('not_renewable', problem);
  if (await isReserved(db, own.id)) throw new Refusal('not_renewable', CREDITED);
  return { product, own };
}

export async function renewalPreviewOf({ db, now }: Services, clientId: number, code: string): Promise<Renewal> {
  const {
    product: { active: _active, ...product },
    own,
  } = await findRenewable(db, clientId, code);
  const current = own.expires_at ?? now().toISOString();
  const next = expiryOf(product, nextTermStart(new Date(current), now())) ?? new Date(current);
  return { product, current_expires_at: current, new_expires_at: next.toISOString() };
}
