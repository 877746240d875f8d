import { CREDITED, NOT_ACTIVE, RENEWED_MEANWHILE } from '@mirante/domain/sales/renewal.ts';
import { Refusal } from '../../http/refusal.ts';
import type { RenewalFacts } from './charge-renewal.store.ts';

/** Why a charge cannot be renewed: what a purchase or renewal of the same would be refused for. */
export function chargeRenewalProblem(order: RenewalFacts): Refusal | undefined {
  if (order.has_other_pending || (order.type === 'buy' && order.has_other_active)) return alreadyOwned();
  if (order.is_included) return alreadyIncluded();
  if (order.type === 'renew' && order.has_other_active) return new Refusal('not_renewable', RENEWED_MEANWHILE);
  if (order.type === 'renew' && !isStillRenewable(order)) return new Refusal('not_renewable', NOT_ACTIVE);
  if (order.is_credited) return new Refusal('not_renewable', CREDITED);
  if (order.is_credit_gone) return offerOver();
  return order.is_coupon_gone ? couponGone() : undefined;
}

/** Likewise for whoever has only its link: an old link must not sell for ever. */
export const linkProblem = (order: RenewalFacts): Refusal | undefined =>
  order.is_offer_open ? chargeRenewalProblem(order) : offerOver();
const offerOver = (): Refusal => new Refusal('offer_over', 'O preço desta compra não vale mais. Faça uma nova compra.');

/** Paid late, it renews also what has expired since its order. */
const isStillRenewable = ({ renewed_status: status, renewed_by_id: by }: RenewalFacts): boolean =>
  status === 'active' || (status === 'expired' && by === null);

// Without names: whoever has the link of a Pix does not learn what it pays.
const alreadyOwned = () =>
  new Refusal('already_owned', 'Já existe outra compra ativa ou aguardando pagamento para este produto.');
const alreadyIncluded = () => new Refusal('already_included', 'Este produto já faz parte de outro, que está ativo.');
export const couponGone = (): Refusal =>
  new Refusal('coupon_gone', 'O cupom desta compra se esgotou. Faça uma nova compra.');
