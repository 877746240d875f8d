import type { ClientProduct, ClientProductStatus } from './client-product.ts';

type Acquired = Pick<ClientProduct, 'product_id' | 'status'>;

const statusWeights: Partial<Record<ClientProductStatus, number>> = { active: 2, pending_payment: 1 };
const weightOf = ({ status }: Acquired) => statusWeights[status] ?? 0;

/** Of a product's acquisitions, newest first, the one that determines its state. */
export const currentAcquisitionOf = <A extends Acquired>(acquired: readonly A[], productId: number): A | undefined =>
  acquired.filter(({ product_id }) => product_id === productId).toSorted((a, b) => weightOf(b) - weightOf(a))[0];
