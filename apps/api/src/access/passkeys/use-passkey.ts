import type { PasskeyChallenge } from '@mirante/domain/access/passkey.ts';
import { MINUTE_MS } from '@mirante/domain/durations.ts';
import { hashOf, newToken } from '../../crypto/tokens.ts';
import type { Db } from '../../database/db.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { lockOwnerForShare } from '../session/session.store.ts';
import * as store from './passkeys.store.ts';
import { challengeIn, relyingParty, verifyAssertion, type Assertion } from './webauthn.ts';
import type { AccountKey } from '../account-key.ts';

const CHALLENGE_MS = 5 * MINUTE_MS;

/** A challenge for one signature. */
export async function newChallenge({ db, now }: Services, of: store.Purpose): Promise<string> {
  const challenge = newToken();
  await store.saveChallenge(db, of, hashOf(challenge), new Date(now().getTime() + CHALLENGE_MS));
  return challenge;
}

/** A challenge for owners of a passkey, with the acceptable credentials. */
export async function requestPasskey(
  services: Services,
  role: AccountKey['role'],
  of: store.Purpose,
  credentials: readonly Buffer[] = [],
): Promise<PasskeyChallenge> {
  return {
    challenge: await newChallenge(services, of),
    rp_id: relyingParty(services.config, role).id,
    credentials: credentials.map((id) => id.toString('base64url')),
  };
}

/** Uses up the signed challenge, whatever the signature. Refuses with 422 an expired one (`unknown_passkey`). */
export async function consumeChallenge(
  { db, now }: Services,
  signed: Pick<Assertion, 'client_data'>,
  of: store.Purpose,
): Promise<string> {
  const challenge = challengeIn(signed);
  if (challenge === undefined || !(await store.useChallenge(db, of, hashOf(challenge), now()))) throw unknownPasskey();
  return challenge;
}

interface Use<T> {
  role: AccountKey['role'];
  /** The required owner, where known. */
  ownerId?: number;
  of: store.Purpose;
  act: (trx: Db, owner: AccountKey) => Promise<T>;
}

/**
 * Runs `act` for the owner of a valid signature, with the account locked against changes that end its passkeys. Refuses
 * with 422 (`unknown_passkey`) an invalid challenge, an unknown credential, a wrong signature, and a counter that went
 * back.
 */
export async function usePasskey<T>(
  services: Services,
  assertion: Assertion,
  { role, ownerId, of, act }: Use<T>,
): Promise<T> {
  const { db, config, now } = services;
  const challenge = await consumeChallenge(services, assertion, of);
  const found = await store.findByCredential(db, role, Buffer.from(assertion.credential_id, 'base64url'));
  if (!found || (ownerId !== undefined && found.owner.id !== ownerId)) throw unknownPasskey();
  const counter = await verifyAssertion(assertion, found, { challenge, rp: relyingParty(config, role) });
  if (counter === undefined) throw unknownPasskey();
  return db.transaction().execute(async (trx) => {
    await lockOwnerForShare(trx, found.owner);
    if (!(await store.noteUse(trx, found.id, counter, now()))) throw unknownPasskey();
    return act(trx, found.owner);
  });
}

export const unknownPasskey = (): Refusal =>
  new Refusal('unknown_passkey', 'Esta passkey não foi reconhecida. Tente de novo, ou entre com a senha.');
