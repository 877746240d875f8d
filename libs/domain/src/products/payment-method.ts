export const paymentMethods = [
  'credit_card',
  'pix',
  'bank_slip',
  'bank_transfer',
  'apple_iap',
  'courtesy',
  'free',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/**
 * The methods that a buyer can choose. Of the others, `courtesy` is granted by staff and `free` is a total of 0 by
 * price or coupon; the rest is only read, on payments made elsewhere.
 */
export const checkoutMethods = ['credit_card', 'pix', 'bank_slip'] as const satisfies readonly PaymentMethod[];
export type CheckoutMethod = (typeof checkoutMethods)[number];

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  credit_card: 'Cartão de crédito',
  pix: 'Pix',
  bank_slip: 'Boleto',
  bank_transfer: 'Transferência bancária',
  apple_iap: 'Apple (compra no app)',
  courtesy: 'Cortesia',
  free: 'Gratuito',
};

/** The palette series of each method in every chart and legend: `s1`, `s2`. */
export const paymentMethodSeries: Record<PaymentMethod, number> = {
  credit_card: 1,
  pix: 2,
  bank_slip: 3,
  bank_transfer: 4,
  apple_iap: 5,
  courtesy: 6,
  free: 7,
};

export const isCash = (method: PaymentMethod): boolean => method === 'pix' || method === 'bank_slip';

/** Follows an amount: `R$ 100,00 no Pix`. */
export const waysToPay: Partial<Record<PaymentMethod, string>> = {
  pix: ' no Pix',
  bank_slip: ' no boleto',
  credit_card: ' no cartão',
};

const REFUNDED_BY_GATEWAY: ReadonlySet<PaymentMethod | null> = new Set(['credit_card', 'pix']);
/** Other methods are refunded by hand, to an account that the buyer names. */
export const isRefundedByGateway = (method: PaymentMethod | null): boolean => REFUNDED_BY_GATEWAY.has(method);
