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

/** One place where the account is logged in. Browser and system are names, as far as the browser tells them. */
export interface OwnSession {
  id: number;
  created_at: string;
  /** Exact to the minute. */
  seen_at: string;
  ip: string | null;
  browser: string | null;
  system: string | null;
  /** The one that asks. */
  current: boolean;
}
