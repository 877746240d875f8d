import { MINUTE_MS } from '../durations.ts';
import type { Viewer } from '../access.ts';
import * as lifetimes from './lifetimes.ts';
import { CLIENT_IDLE_HOURS, STAFF_IDLE_MINUTES } from './session.ts';

/** What can be changed or opened on an account. */
const changes = [
  /** A session, or a token exchanged for one. */
  'session',
  'password',
  /** The login e-mail is replaced. */
  'email',
  /** The current e-mail is confirmed as its owner's. */
  'address_proven',
  /** An unconfirmed e-mail is removed from the account. */
  'email_released',
  /** Name, phones and postal address. */
  'contact',
  /** An e-mail change is requested, and has yet to be confirmed. */
  'email_asked',
  /** A requested e-mail change is withdrawn. */
  'email_withdrawn',
  /** Turned on or off. */
  'second_factor',
  /** Added or removed. */
  'passkey',
  'removal',
] as const;
export type Change = (typeof changes)[number];

/**
 * The changes that exist for each kind of account: staff confirm no first e-mail and have no CPF, and others remove
 * them.
 */
export const changesOf: Record<Viewer['role'], readonly Change[]> = {
  client: changes.filter((change) => change !== 'second_factor'),
  user: changes.filter((change) => !['address_proven', 'email_released', 'removal'].includes(change)),
};

/** The events that end proofs. */
const events = [
  /** This proof was used, or its owner logged out. */
  'used',
  /** The mail's reader denied the request. */
  'denied',
  /** The password was changed in another session. */
  'password_changed',
  'password_reset',
  'password_reset_by_staff',
  'email_changed',
  'email_changed_by_staff',
  'second_factor_on',
  /** Turned off by an administrator for a user who lost it. */
  'second_factor_reset',
  'removed',
  /** A guest paid with its CPF and e-mail, without its password, and nothing had proven whose account it is. */
  'paid_by_guest',
] as const;
export type Event = (typeof events)[number];

export interface Proof {
  of: readonly Viewer['role'][];
  /** The e-mail that it is sent and bound to: the account's current one, or the new one. */
  mailed?: 'own' | 'new';
  /** Its lifetime; null if it does not expire. For a session, the idle time. */
  minutes: number | Readonly<Record<Viewer['role'], number>> | null;
  changes: readonly Change[];
  endedBy: readonly Event[];
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** Events that secure an account: older proofs are invalid after them. */
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
const idleMinutes = { client: CLIENT_IDLE_HOURS * HOUR, user: STAFF_IDLE_MINUTES };

/** All proofs of identity, what each may change, and what ends it. Anything not listed is refused. */
export const proofs = {
  /** Typed with the login name; survives events that do not change it. */
  password: {
    of: both,
    minutes: null,
    changes: ['session'],
    endedBy: ['password_changed', 'password_reset', 'password_reset_by_staff', 'removed', 'paid_by_guest'],
  },
  /**
   * May be left open on a shared machine, so alone it does not give the account away. A hand-over moves it to another
   * app as the same session.
   */
  session: {
    of: both,
    minutes: idleMinutes,
    changes: ['contact', 'email_withdrawn'],
    endedBy: ['used', ...secured, 'paid_by_guest'],
  },
  /** A session with the password retyped, and a code if the account has a second factor. */
  session_with_password: {
    of: both,
    minutes: idleMinutes,
    changes: ['contact', 'email_withdrawn', 'password', 'email_asked', 'second_factor', 'passkey', 'removal'],
    endedBy: ['used', ...secured, 'paid_by_guest'],
  },
  /**
   * A key on the user's device, unlocked by fingerprint, face or PIN: two factors in one. It survives password and
   * e-mail changes made from within the account, where it is listed, but not an account recovery.
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
  /** Opens a view of one client's area for the user who asked for it, while that user's session lasts. */
  view_code: { of: ['user'], minutes: 1, changes: ['session'], endedBy: ['used', ...secured] },
  /** A user sees a client's area as that client does. It changes nothing. */
  view: { of: ['user'], minutes: lifetimes.VIEW_MINUTES, changes: [], endedBy: ['used', ...secured] },
  /** A correct password of an account with a second factor; with a code it gives a session. */
  challenge: { of: ['user'], minutes: 5, changes: ['session'], endedBy: ['used', ...secured] },
  /** Mailed, so it also proves the e-mail. */
  reset: {
    of: both,
    mailed: 'own',
    minutes: lifetimes.RESET_LINK_MINUTES,
    changes: ['password', 'address_proven'],
    endedBy: ['used', ...secured],
  },
  /** A new user's first reset. */
  invite: {
    of: ['user'],
    mailed: 'own',
    minutes: lifetimes.INVITE_LINK_DAYS * DAY,
    changes: ['password'],
    endedBy: ['used', ...secured],
  },
  confirm: {
    of: ['client'],
    mailed: 'own',
    minutes: 30 * DAY,
    changes: ['address_proven', 'email_released'],
    endedBy: ['used', 'denied', ...secured],
  },
  /** Contact data typed at a purchase by someone who knows the CPF. A new e-mail in it has yet to be confirmed. */
  change: {
    of: ['client'],
    mailed: 'own',
    minutes: lifetimes.CHANGE_LINK_HOURS * HOUR,
    changes: ['contact', 'email'],
    endedBy: ['used', 'denied', ...secured],
  },
  email: {
    of: both,
    mailed: 'new',
    minutes: lifetimes.EMAIL_LINK_HOURS * HOUR,
    changes: ['email', 'address_proven', 'email_withdrawn'],
    endedBy: ['used', 'denied', ...secured, 'paid_by_guest'],
  },
  /** Sent to the account's current e-mail. */
  email_cancel: {
    of: both,
    mailed: 'own',
    minutes: lifetimes.EMAIL_LINK_HOURS * HOUR,
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
 * What a session may do only within so many minutes of a step-up: the login that opened it, or the password (with a
 * code if there is a second factor) or a passkey, proven again. A contract's line names it as its `stepUp`.
 */
export const stepUps = {
  /** Staff users, their roles and their credentials. */
  users: { of: ['user'], minutes: lifetimes.STEP_UP_MINUTES },
  /** Refunding money. */
  refund: { of: ['user'], minutes: lifetimes.STEP_UP_MINUTES },
  /** Anonymising a client, irreversibly. */
  client_removal: { of: ['user'], minutes: lifetimes.STEP_UP_MINUTES },
  /** Seeing a client's area as that client does. */
  client_view: { of: ['user'], minutes: lifetimes.STEP_UP_MINUTES },
  /** A credential that opens the account without its password. */
  passkey: { of: both, minutes: lifetimes.STEP_UP_MINUTES },
  /** Ending sessions of one's own account: a stolen one must not log its owner out elsewhere. */
  sessions: { of: both, minutes: lifetimes.STEP_UP_MINUTES },
} as const satisfies Record<string, { of: readonly Viewer['role'][]; minutes: number }>;
export type StepUp = keyof typeof stepUps;

/** Whether a session proven at `provenAt` may do this now. */
export const isProven = (what: StepUp, provenAt: Date | null, now: Date): boolean =>
  provenAt !== null && now.getTime() - provenAt.getTime() <= stepUps[what].minutes * MINUTE_MS;
