import type { PendingEmail } from '../access/pending-email.ts';
import type { Client } from './client.ts';
import type { ClientProduct } from '../products/client-product.ts';

/** What a client sees of their own account. */
export interface Profile extends Client {
  email_change: PendingEmail | null;
  /** Whether its owner may remove it now. */
  removable: boolean;
  /** When its owner asked that their data be erased, while that waits for an answer. */
  erasure_requested_at: string | null;
}

/** Owners remove their account themselves once its subscription was cancelled, and nothing else runs or waits for money. */
export const isRemovable = (
  products: readonly Pick<ClientProduct, 'status' | 'cancel_at'>[],
  hasOpenPayment: boolean,
): boolean =>
  !hasOpenPayment &&
  products.some(({ cancel_at }) => cancel_at !== null) &&
  products.every(({ status }) => status !== 'active' && status !== 'pending_payment');

/** Everything the house keeps of a client, by table, for the client to take along. */
export interface OwnRecords {
  exported_at: string;
  /** Who answers for the data. */
  controller: { name: string; cnpj: string };
  tables: Record<string, Record<string, unknown>[]>;
}
