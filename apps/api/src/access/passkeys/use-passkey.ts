import type { PasskeyChallenge } from '@mirante/domain/access/passkey.ts';
import { hashOf, newToken } from '../../crypto/tokens.ts';
import type { Db } from '../../database/db.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { lockOwner } from '../session/session.store.ts';
import * as store from './passkeys.store.ts';
import { challengeIn, relyingParty, verifyAssertion, type Assertion } from './webauthn.ts';

const CHALLENGE_MS = 5 * 60_000;

/** Random bytes that one signature is good for. */
export async function newChallenge({ db, now }: Services, of: store.Purpose): Promise<string> {
  const challenge = newToken();
  await store.saveChallenge(db, of, hashOf(challenge), new Date(now().getTime() + CHALLENGE_MS));
  return challenge;
}

/** The same for who has a passkey, with the keys that will do. */
export async function requestPasskey(
  services: Services,
  role: store.Owner['role'],
  of: store.Purpose,
  credentials: readonly Buffer[] = [],
): Promise<PasskeyChallenge> {
  return {
    challenge: await newChallenge(services, of),
    rp_id: relyingParty(services.config, role).id,
    credentials: credentials.map((id) => id.toString('base64url')),
  };
}

/** Uses up the challenge that was signed, whatever comes of the signature. Refuses with 422 where it is over (`unknown_passkey`). */
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
  role: store.Owner['role'];
  /** Whose it must be, where that is known. */
  ownerId?: number;
  of: store.Purpose;
  act: (trx: Db, owner: store.Owner) => Promise<T>;
}

/**
 * Whose passkey signed this, and what `act` makes of it while the account is locked against what ends its passkeys. Refuses with 422
 * (`unknown_passkey`) a challenge that is over or another's, a key that is nobody's here, a wrong signature, and a counter that went back.
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
    await lockOwner(trx, found.owner);
    if (!(await store.noteUse(trx, found.id, counter, now()))) throw unknownPasskey();
    return act(trx, found.owner);
  });
}

export const unknownPasskey = (): Refusal =>
  new Refusal('unknown_passkey', 'Esta passkey não foi reconhecida. Tente de novo, ou entre com a senha.');
