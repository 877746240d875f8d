import type { ClientProduct, ClientProductStatus } from '@mirante/domain/products/client-product.ts';

const statusWeights: Partial<Record<ClientProductStatus, number>> = { active: 2, pending_payment: 1 };
const weightOf = ({ status }: ClientProduct) => statusWeights[status] ?? 0;

/** Of a product's acquisitions, newest first, the one that determines its state. */
export const currentAcquisitionOf = (
  acquired: readonly ClientProduct[],
  productId: number,
): ClientProduct | undefined =>
  acquired.filter(({ product_id }) => product_id === productId).toSorted((a, b) => weightOf(b) - weightOf(a))[0];
