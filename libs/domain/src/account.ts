import type { Client } from './client.ts';

/** A new address for the account that waits for its owner to open the link mailed to it. */
export interface PendingEmail {
  email: string;
  requested_at: string;
  expires_at: string;
}

/** What a client sees of their own account. */
export interface Profile extends Client {
  email_change: PendingEmail | null;
}
