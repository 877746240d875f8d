/** A session of the account. Browser and system are names, if the browser reports them. */
export interface OwnSession {
  id: number;
  created_at: string;
  /** Exact to the minute. */
  seen_at: string;
  ip: string | null;
  browser: string | null;
  system: string | null;
  /** The session of this request. */
  current: boolean;
}
