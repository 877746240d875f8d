/** Whether a login of one's own takes a code of an authenticator app too. */
export interface SecondFactor {
  /** Null: it does not. */
  since: string | null;
  /** How many of the codes kept for a lost phone are unused. */
  recovery_codes_left: number;
}

/** What an authenticator app is told, once. Nothing is asked at a login before a code of it was confirmed. */
export interface SecondFactorOffer {
  /** Base32, for who types it. */
  secret: string;
  /** `otpauth://…`, for a QR code. */
  uri: string;
}

/** Shown once: only what proves them is kept. */
export interface RecoveryCodes {
  recovery_codes: string[];
}

/** Answers a right password whose account asks for a code too: no session yet. */
export interface SecondFactorAsked {
  role?: never;
  second_factor: { challenge: string; expires_at: string };
}
