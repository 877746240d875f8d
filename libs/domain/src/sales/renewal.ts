import { daysLeft } from '../dates.ts';
import { clientProductCan, type ClientProduct } from '../products/client-product.ts';
import { productKind, type CatalogueProduct } from '../products/product.ts';

/** A renewable product, and its new end if it were paid now. */
export interface Renewal {
  product: Pick<CatalogueProduct, 'id' | 'code' | 'name' | 'description' | 'price' | 'installments' | 'image'>;
  current_expires_at: string;
  new_expires_at: string;
}

type Own = Pick<ClientProduct, 'status' | 'renewing_id' | 'expires_at'>;
type Sold = { code: string; price: number; active: boolean };

/** A renewal in another tab, or the same one sent twice. */
export const RENEWED_MEANWHILE =
  'Este produto acabou de ser renovado. Confira a nova validade antes de renovar outra vez.';

/** Its rest takes a part off the price of an order. */
export const CREDITED =
  'O que resta deste produto é crédito de uma compra que aguarda pagamento. Pague essa compra, ou espere que ela vença.';

/** Bought anew while it was over, until an earlier payment came in late. */
export const ORDERED_ANEW =
  'Já existe uma compra deste produto aguardando pagamento. Pague essa compra, ou espere que ela vença.';

export const NOT_ACTIVE = 'Só é possível renovar um produto ativo.';

/** Why a product cannot be renewed, for its owner; undefined if it can. */
export function renewalProblem(own: Own, product: Sold): string | undefined {
  if (own.renewing_id !== null) return 'Já existe uma renovação deste produto aguardando confirmação do pagamento.';
  if (!clientProductCan.renew(own)) return NOT_ACTIVE;
  if (own.expires_at === null) return 'Este produto tem acesso vitalício e não precisa de renovação.';
  return product.active && productKind(product) === 'standard'
    ? undefined
    : 'Este produto não pode ser renovado por aqui. Fale com o suporte.';
}

/**
 * A renewal is offered for everything active that expires. Free products are requested anew instead; for the
 * consultancy the client is referred to support.
 */
export const offersRenewal = (own: Own, sold: Pick<Sold, 'price'> | undefined): boolean =>
  clientProductCan.renew(own) && own.expires_at !== null && sold?.price !== 0;

/** An acquisition's product as it is sold now, if it is. */
export const soldAs = <Product extends { id: number }>(
  { product_id: id }: Pick<ClientProduct, 'product_id'>,
  catalogue: readonly Product[],
): Product | undefined => catalogue.find((product) => product.id === id);

const URGENT_DAYS = 60;
/** Whether it ends soon enough to prompt for a renewal, in calendar days, like the mailed reminders. */
export const isUrgent = ({ expires_at: end }: Pick<Own, 'expires_at'>, now: Date): boolean =>
  end !== null && daysLeft(new Date(end), now) <= URGENT_DAYS;
