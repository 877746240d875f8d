/** The way to order what costs nothing: the gateway is not called. */
export const nothingToPay = { method: 'bank_slip', installments: 1, card: null, total: 0 } as const;
