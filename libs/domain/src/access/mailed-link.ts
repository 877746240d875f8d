import type { LinkPurpose } from './proofs.ts';

/** What a mailed link stands for, as its page asks about it. Opening it changes nothing. */
export interface MailedLink {
  purpose: Exclude<LinkPurpose, 'reset' | 'invite'>;
  /** What it stands for is done. */
  is_used: boolean;
  /** Whose account it is, as much as whoever reads the mail may know. Staff have no CPF. */
  account: { name: string; email: string; cpf: string | null; created_at: string };
  changes: LinkChange[];
}

export interface LinkChange {
  field: 'name' | 'email' | 'phone' | 'cell_phone' | 'address';
  /** As the account has it, masked. */
  before: string | null;
  /** As it would be: an address of access in full, the rest masked. */
  after: string | null;
}

/** How long a login does without a confirmed address. */
export const CONFIRM_WITHIN_DAYS = 7;
