import type { ClientProduct } from './client-product.ts';

type Acquisition = Pick<ClientProduct, 'status' | 'renewing_id' | 'payment_id'>;

/** Awaits payment: of the purchase, or of a renewal. */
export const isPending = ({ status, renewing_id }: Pick<Acquisition, 'status' | 'renewing_id'>): boolean =>
  status === 'pending_payment' || renewing_id !== null;

/** The charge that a product waits for: its renewal's, or its purchase's. */
export const paymentOf = ({ renewing_id, payment_id }: Omit<Acquisition, 'status'>): number | null =>
  renewing_id ?? payment_id;

/** The charges that these products wait for, each once. */
export const pendingPaymentsOf = (products: readonly Acquisition[]): number[] => [
  ...new Set(products.filter(isPending).flatMap((product) => paymentOf(product) ?? [])),
];
