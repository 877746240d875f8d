import { brl } from '@mirante/domain/format.ts';
import { productIds, type CatalogueProduct } from '@mirante/domain/products/product.ts';

/** The texts of a plan's card, by slot. */
interface PlanWords {
  name: string;
  words: string;
  /** The list price, struck through if the offer is lower. */
  list: string;
  off: string;
  single: string;
  times: string;
  amount: string;
  before: string;
  cash: string;
  after: string;
}

export const RECOMMENDED = productIds.completo;
/** The recommended one first, as a phone shows it: one that arrives later would push down those painted already. */
export const planIds: readonly number[] = [RECOMMENDED, productIds.carteiras, productIds.vitalicio];

export function planWords({ name, description, price, offer }: CatalogueProduct): PlanWords {
  const nameOnly = {
    name,
    words: description,
    list: '',
    off: '',
    single: '',
    times: '',
    amount: '',
    before: '',
    cash: '',
    after: '',
  };
  if (!offer) return nameOnly;
  const isLower = offer.card_percent_off > 0;
  const inParts = offer.installments > 1;
  return {
    ...nameOnly,
    list: isLower ? brl(price) : '',
    off: isLower ? `${offer.card_percent_off}% no cartão, ${offer.cash_percent_off}% no Pix` : '',
    single: isLower ? '' : 'Preço único',
    times: inParts ? `${offer.installments}x` : '',
    amount: brl(offer.installment_amount),
    before: inParts ? 'sem juros, ou ' : 'ou ',
    cash: brl(offer.cash_total),
    after: ' à vista no Pix ou boleto',
  };
}
