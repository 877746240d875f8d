/** Ids that are the same in every installation. */
export const productIds = {
  top_renda_fixa: 1,
  top_fundos: 2,
  invista_em_acoes: 3,
  carteiras: 4,
  full_trader: 5,
  completo: 6,
  invest: 7,
  invest_pro: 8,
  vitalicio: 9,
  free: 10,
  consultoria: 100,
} as const;

/** The client list's product filter, in the order it is shown. */
export const productFilterIds = [100, 6, 5, 4, 3, 2, 1] as const;

export type ProductKind = 'standard' | 'lifetime' | 'consultancy' | 'free';

/** What kind of sale a product is: the brand slug comes before the suffix of the lifetime and consultancy codes. */
export function productKind({ code, price }: { code: string; price: number }): ProductKind {
  if (code.endsWith('_consultoria')) return 'consultancy';
  if (code.endsWith('_vitalicio')) return 'lifetime';
  return price === 0 ? 'free' : 'standard';
}

/** How long one purchase gives access, in months; a lifetime product never expires. */
export const termMonths: Record<ProductKind, number | null> = {
  standard: 12,
  lifetime: null,
  consultancy: 24,
  free: 12,
};

export const termLabels: Record<ProductKind, string> = {
  standard: 'Acesso por 1 ano',
  lifetime: 'Acesso vitalício, sem renovação',
  consultancy: '24 meses de consultoria e acesso vitalício',
  free: 'Acesso por 1 ano',
};

/** The consultancy is agreed in person. */
export const isSoldOnline = (product: { code: string; price: number }): boolean =>
  productKind(product) !== 'consultancy';

/** What the offer page shows for one product, and what the checkout charges. Amounts in BRL. */
export interface Offer {
  /** Goes into the checkout's link, so that what is shown is what is charged. */
  coupon_code: string | null;
  installments: number;
  installment_amount: number;
  card_total: number;
  cash_total: number;
  /** Whole percents off the list price. */
  card_percent_off: number;
  cash_percent_off: number;
}

export interface CatalogueProduct {
  id: number;
  code: string;
  name: string;
  description: string;
  price: number;
  /** The most instalments a card may pay it in. */
  installments: number;
  image: string | null;
  active: boolean;
  position: number;
  /** Names of what it includes, in catalogue order. */
  includes: string[];
  offer: Offer | null;
}
