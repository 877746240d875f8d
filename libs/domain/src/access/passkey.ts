/** One key of an account, in somebody's device or password manager. */
export interface Passkey {
  id: number;
  /** As its owner calls it. */
  name: string;
  created_at: string;
  /** Null: never yet. */
  used_at: string | null;
}

/** How many an account may have. */
export const MAX_PASSKEYS = 10;

/** What a device is asked to make a key for. Bytes are base64url. */
export interface PasskeyOffer {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; display_name: string };
  /** The keys that the account has already. */
  exclude: string[];
}

/** What a key is asked to sign, once and within five minutes. */
export interface PasskeyChallenge {
  challenge: string;
  rp_id: string;
  /** The keys that will do; none is named at a login, where the device offers what it has. */
  credentials: string[];
}

/** What the account asks for, beside its password or in its place, to prove a session. */
export interface StepUpWays {
  /** The password takes a code of the second factor too. */
  code: boolean;
  passkey: boolean;
}
