/** The kinds of discrepancies between our records and the gateway's. */
export const discrepancyKinds = [
  'unknown_payment',
  'removed_client',
  'wrong_amount',
  'paid_twice',
  'wrong_charge',
  'credit_gone',
  'unpaid_here',
  'unpaid_there',
  'reversed_there',
] as const;
export type DiscrepancyKind = (typeof discrepancyKinds)[number];
export const discrepancyKindLabels: Record<DiscrepancyKind, string> = {
  unknown_payment: 'Cobrança sem pagamento',
  removed_client: 'Pago por cliente removido',
  wrong_amount: 'Valor diferente',
  paid_twice: 'Pago em dobro',
  wrong_charge: 'Cobrança não confere',
  credit_gone: 'Crédito não vale mais',
  unpaid_here: 'Pago só no gateway',
  unpaid_there: 'Pago só aqui',
  reversed_there: 'Estornado só no gateway',
};
