import { addDays, dayInSaoPaulo } from '../dates.ts';
import type { PendingEmail } from '../access/pending-email.ts';
import type { Client } from './client.ts';
import type { ClientProduct } from '../products/client-product.ts';

/** How soon a request to erase one's data is answered, as the privacy policy promises. */
export const ERASURE_ANSWER_DAYS = 15;

/** The last calendar day on which the answer keeps that promise. */
export const erasureDueDay = (createdAt: string): string =>
  addDays(dayInSaoPaulo(new Date(createdAt)), ERASURE_ANSWER_DAYS);

/** A client's own account. */
export interface Profile extends Client {
  email_change: PendingEmail | null;
  /** Whether its owner can remove it now. */
  removable: boolean;
  /** Whether a refund is still to be made, which prevents the removal. */
  refund_owed: boolean;
  /** When its owner requested the erasure of their data, while that is pending. */
  erasure_requested_at: string | null;
}

/**
 * Owners can remove their account themselves once a subscription was cancelled, and nothing else is active, awaits
 * payment or is to be refunded.
 */
export const isRemovable = (
  products: readonly Pick<ClientProduct, 'status' | 'cancel_at'>[],
  { hasOpenPayment, owesRefund }: { hasOpenPayment: boolean; owesRefund: boolean },
): boolean =>
  !hasOpenPayment &&
  !owesRefund &&
  products.some(({ cancel_at }) => cancel_at !== null) &&
  products.every(({ status }) => status !== 'active' && status !== 'pending_payment');

/** Everything the house stores about a client, by table, for export by the client. */
export interface OwnRecords {
  exported_at: string;
  /** The data controller. */
  controller: { name: string; cnpj: string };
  tables: Record<string, Record<string, unknown>[]>;
}
