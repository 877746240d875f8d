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
