import type { Viewer } from '../access.ts';

/** What about an account is changed or opened. */
export const changes = [
  /** A session, or what one is given for. */
  'session',
  'password',
  /** The address of access becomes another. */
  'email',
  /** The address that the account has is shown to be its owner's. */
  'address_proven',
  /** It loses an address that nobody showed to be theirs. */
  'email_released',
  /** Name, phones and postal address. */
  'contact',
  /** Another address is asked for, which has yet to confirm. */
  'email_asked',
  /** What was asked for is withdrawn. */
  'email_withdrawn',
  /** It is turned on or off. */
  'second_factor',
  /** One is added or removed. */
  'passkey',
  'removal',
] as const;
export type Change = (typeof changes)[number];

/** What there is of it in an account of each kind: staff confirm no first address and have no CPF, and others remove them. */
export const changesOf: Record<Viewer['role'], readonly Change[]> = {
  client: changes.filter((change) => change !== 'second_factor'),
  user: changes.filter((change) => !['address_proven', 'email_released', 'removal'].includes(change)),
};

/** What ends proofs. */
export const events = [
  /** This very proof was used, or its owner logged out. */
  'used',
  /** Whoever reads the mail said that it was not they. */
  'denied',
  /** The password was changed in another session. */
  'password_changed',
  'password_reset',
  'password_reset_by_staff',
  'email_changed',
  'email_changed_by_staff',
  'second_factor_on',
  /** An administrator turned it off for who lost it. */
  'second_factor_reset',
  'removed',
  /** Somebody paid for it by its CPF and address, without its password, and nothing had shown it to be anybody's. */
  'paid_by_guest',
] as const;
export type Event = (typeof events)[number];

export interface Proof {
  of: readonly Viewer['role'][];
  /** The address that it is mailed to: the one that the account has, or the one that it is to have. It is bound to it. */
  mailed?: 'own' | 'new';
  /** After these it shows nothing; null where it does not age. Of a session, those it may be left alone. */
  minutes: number | Readonly<Record<Viewer['role'], number>> | null;
  changes: readonly Change[];
  endedBy: readonly Event[];
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** Whatever secures an account: after it no older proof shows anything. */
const secured = [
  'password_changed',
  'password_reset',
  'password_reset_by_staff',
  'email_changed',
  'email_changed_by_staff',
  'second_factor_on',
  'second_factor_reset',
  'removed',
] as const;
const both = ['client', 'user'] as const;

/** Everything that shows who somebody is, what it may change, and what ends it. What is not said here is refused. */
export const proofs = {
  /** It is typed with the name, and survives what leaves it the same. */
  password: {
    of: both,
    minutes: null,
    changes: ['session'],
    endedBy: ['password_changed', 'password_reset', 'password_reset_by_staff', 'removed', 'paid_by_guest'],
  },
  /** Left open on some machine: alone it gives nothing of the account away. By a hand-over it moves, and is still one. */
  session: {
    of: both,
    minutes: { client: 12 * HOUR, user: 30 },
    changes: ['contact', 'email_withdrawn'],
    endedBy: ['used', ...secured, 'paid_by_guest'],
  },
  /** The password once more, and a code where the account has a second factor. */
  session_with_password: {
    of: both,
    minutes: { client: 12 * HOUR, user: 30 },
    changes: ['contact', 'email_withdrawn', 'password', 'email_asked', 'second_factor', 'passkey', 'removal'],
    endedBy: ['used', ...secured, 'paid_by_guest'],
  },
  /**
   * A key in somebody's device, which opens it by finger, face or PIN: two factors in one. Whoever changes the password or the address
   * by what they have of the account keeps it, since they see it in their list; whoever takes the account back does not.
   */
  passkey: {
    of: both,
    minutes: null,
    changes: ['session'],
    endedBy: [
      'password_reset',
      'password_reset_by_staff',
      'email_changed_by_staff',
      'second_factor_reset',
      'removed',
      'paid_by_guest',
    ],
  },
  hand_over: { of: ['client'], minutes: 1, changes: ['session'], endedBy: ['used', ...secured, 'paid_by_guest'] },
  /** The right password of an account with a second factor; with a code it gives a session. */
  challenge: { of: ['user'], minutes: 5, changes: ['session'], endedBy: ['used', ...secured] },
  /** It was mailed, so it also proves the address. */
  reset: {
    of: both,
    mailed: 'own',
    minutes: 10,
    changes: ['password', 'address_proven'],
    endedBy: ['used', ...secured],
  },
  /** A new user's first reset. */
  invite: { of: ['user'], mailed: 'own', minutes: 7 * DAY, changes: ['password'], endedBy: ['used', ...secured] },
  confirm: {
    of: ['client'],
    mailed: 'own',
    minutes: 30 * DAY,
    changes: ['address_proven', 'email_released'],
    endedBy: ['used', 'denied', ...secured],
  },
  /** What somebody who knows the CPF typed at a purchase. A new address of it has yet to confirm. */
  change: {
    of: ['client'],
    mailed: 'own',
    minutes: DAY,
    changes: ['contact', 'email'],
    endedBy: ['used', 'denied', ...secured],
  },
  email: {
    of: both,
    mailed: 'new',
    minutes: DAY,
    changes: ['email', 'address_proven', 'email_withdrawn'],
    endedBy: ['used', 'denied', ...secured, 'paid_by_guest'],
  },
  /** Goes to the address that the account has until then. */
  email_cancel: {
    of: both,
    mailed: 'own',
    minutes: DAY,
    changes: ['email_withdrawn'],
    endedBy: ['used', ...secured, 'paid_by_guest'],
  },
} as const satisfies Record<string, Proof>;

export type ProofName = keyof typeof proofs;
/** The purposes of mailed links. */
export type LinkPurpose = {
  [P in ProofName]: (typeof proofs)[P] extends { mailed: string } ? P : never;
}[ProofName];

/**
 * What a session may do only within so many minutes after it was proven: by the login that opened it, or by the password (and a code,
 * where there is a second factor) or a passkey, shown again. A contract's line names it as its `stepUp`.
 */
export const stepUps = {
  /** Who works here, what they may do, and how they enter. */
  users: { of: ['user'], minutes: 10 },
  /** Money goes back. */
  refund: { of: ['user'], minutes: 10 },
  /** A client is made anonymous, for good. */
  client_removal: { of: ['user'], minutes: 10 },
  /** What opens the account without its password. */
  passkey: { of: both, minutes: 10 },
} as const satisfies Record<string, { of: readonly Viewer['role'][]; minutes: number }>;
export type StepUp = keyof typeof stepUps;

/** Whether a session that was proven then may do this now. */
export const isProven = (what: StepUp, provenAt: Date | null, now: Date): boolean =>
  provenAt !== null && now.getTime() - provenAt.getTime() <= stepUps[what].minutes * 60_000;
