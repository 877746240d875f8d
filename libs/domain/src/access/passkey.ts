/** A passkey of an account, on a device or in a password manager. */
export interface Passkey {
  id: number;
  /** Chosen by its owner. */
  name: string;
  created_at: string;
  /** Null if never used. */
  used_at: string | null;
}

/** Per account. */
export const MAX_PASSKEYS = 10;

/** Registration options for a new passkey. Bytes are base64url. */
export interface PasskeyOffer {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; display_name: string };
  /** The ids of the account's existing passkeys. */
  exclude: string[];
}

/** A challenge for a passkey to sign, once and within five minutes. */
export interface PasskeyChallenge {
  challenge: string;
  rp_id: string;
  /** The accepted credential ids; empty at a login, where the device offers its own. */
  credentials: string[];
}

/** What an account can prove a session with, beside its password or instead. */
export interface StepUpWays {
  /** The password also requires a second-factor code. */
  code: boolean;
  passkey: boolean;
}
