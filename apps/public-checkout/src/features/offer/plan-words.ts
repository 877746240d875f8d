import { brl } from '@mirante/domain/format.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';

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

/** How a plan's code ends, or begins: the rest is the house's own, and ids are given in the order of creation. */
export const RECOMMENDED = '_completo';
/** The recommended one first, as a phone shows it: one that arrives later would push down those painted already. */
export const planCodes = [RECOMMENDED, 'carteiras_', '_vitalicio'] as const;
export type Plan = (typeof planCodes)[number];

/** The product that is sold as the plan. */
export const productOfPlan = (plan: Plan, products: readonly CatalogueProduct[]): CatalogueProduct | undefined =>
  products.find(({ code, active }) => active && (plan.startsWith('_') ? code.endsWith(plan) : code.startsWith(plan)));

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
