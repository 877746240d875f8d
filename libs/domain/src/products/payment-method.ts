export const paymentMethods = ['credit_card', 'pix', 'bank_slip', 'bank_transfer', 'apple_iap'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** The methods a buyer can choose; the others are only read, on payments that came from elsewhere. */
export const checkoutMethods = ['credit_card', 'pix', 'bank_slip'] as const satisfies readonly PaymentMethod[];
export type CheckoutMethod = (typeof checkoutMethods)[number];

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  credit_card: 'Cartão de crédito',
  pix: 'Pix',
  bank_slip: 'Boleto',
  bank_transfer: 'Transferência bancária',
  apple_iap: 'Apple (compra no app)',
};

export const isCash = (method: PaymentMethod): boolean => method === 'pix' || method === 'bank_slip';

/** Behind an amount: `R$ 100,00 no Pix`. */
export const waysToPay: Partial<Record<PaymentMethod, string>> = {
  pix: ' no Pix',
  bank_slip: ' no boleto',
  credit_card: ' no cartão',
};
