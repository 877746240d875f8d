/** A requested e-mail change, until its owner opens the confirmation link. */
export interface PendingEmail {
  email: string;
  requested_at: string;
  expires_at: string;
}
