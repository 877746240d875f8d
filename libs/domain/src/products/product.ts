/** The ids of the specification's catalogue. A house that makes its own gets others. */
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

export type ProductKind = 'standard' | 'lifetime' | 'consultancy' | 'free';

/** Codes of these products are the brand slug and a suffix. */
const suffixes = { consultancy: '_consultoria', lifetime: '_vitalicio' } as const;

/** The kind of sale. */
export function productKind({ code, price }: { code: string; price: number }): ProductKind {
  if (code.endsWith(suffixes.consultancy)) return 'consultancy';
  if (code.endsWith(suffixes.lifetime)) return 'lifetime';
  return price === 0 ? 'free' : 'standard';
}

/** The code of the product that comes with a purchase and outlasts it: the consultancy's is its brand's lifetime one. */
export const grantedCode = (code: string): string | undefined =>
  code.endsWith(suffixes.consultancy)
    ? `${code.slice(0, -suffixes.consultancy.length)}${suffixes.lifetime}`
    : undefined;

/** The term of one purchase, in months; null for a lifetime product. */
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
/** Whether anyone may order it now. */
export const isOnSale = (product: { code: string; price: number; active: boolean }): boolean =>
  product.active && isSoldOnline(product);

/** A product's offer as the offer page shows it and the checkout charges it. Amounts in BRL. */
export interface Offer {
  /** Part of the checkout's link, so that the price shown is the one charged. */
  coupon_code: string | null;
  installments: number;
  installment_amount: number;
  card_total: number;
  cash_total: number;
  /** Whole percent off the list price. */
  card_percent_off: number;
  cash_percent_off: number;
}

export interface CatalogueProduct {
  id: number;
  code: string;
  name: string;
  description: string;
  price: number;
  /** The maximum number of card instalments. */
  installments: number;
  image: string | null;
  active: boolean;
  position: number;
  /** What it gives in the house's words; may be empty. */
  benefits: string[];
  /** The names of the included products, in catalogue order. */
  includes: string[];
  offer: Offer | null;
}
