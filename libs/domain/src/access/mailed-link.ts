import { DAY_MS } from '../durations.ts';
import type { LinkPurpose } from './proofs.ts';

/** The content of a mailed link, for its page. Opening it changes nothing. */
export interface MailedLink {
  purpose: Exclude<LinkPurpose, 'reset' | 'invite'>;
  /** Its action has already been carried out. */
  is_used: boolean;
  /** The account's data, as much as the mail's reader may see. Staff have no CPF. */
  account: { name: string; email: string; cpf: string | null; created_at: string };
  changes: LinkChange[];
}

export interface LinkChange {
  field: 'name' | 'email' | 'phone' | 'cell_phone' | 'address';
  /** The current value, masked. */
  before: string | null;
  /** The new value: a login e-mail in full, anything else masked. */
  after: string | null;
}

/** How long one can log in without confirming the e-mail. */
export const CONFIRM_WITHIN_DAYS = 7;

/** When an account whose e-mail is unconfirmed can no longer log in. */
export const confirmEmailBy = (createdAt: Date): Date => new Date(createdAt.getTime() + CONFIRM_WITHIN_DAYS * DAY_MS);

/** The domain of an account's address once it was removed or released, to which nothing is mailed (RFC 2606). */
export const UNDELIVERABLE = '@conta.invalid';

/** Whether an account's address was released: its reader said that the account is another person's. */
export const isReleased = (email: string): boolean => email.endsWith(UNDELIVERABLE);
