/** A new address for the account that waits for its owner to open the link mailed to it. */
export interface PendingEmail {
  email: string;
  requested_at: string;
  expires_at: string;
}
