/** Whether logins of one's own account require an authenticator code. */
export interface SecondFactor {
  /** Null if it is off. */
  since: string | null;
  /** Unused recovery codes. */
  recovery_codes_left: number;
}

/** The set-up data for an authenticator app, shown once. Logins ask for a code only after one was confirmed. */
export interface SecondFactorOffer {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://…`, for a QR code. */
  uri: string;
}

/** Shown once: only their hashes are stored. */
export interface RecoveryCodes {
  recovery_codes: string[];
}

/** Answers a correct password of an account with a second factor: there is no session yet. */
export interface SecondFactorAsked {
  role?: never;
  second_factor: { challenge: string; expires_at: string };
}
