import { MAX_PASSKEYS, type Passkey, type PasskeyOffer } from '@mirante/domain/access/passkey.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { passkeyTexts } from '../../gateways/mail/passkey-texts.ts';
import { or404, Refusal, sessionExpired } from '../../http/refusal.ts';
import type { SessionRow } from '../../http/session-row.ts';
import type { Db } from '../../database/db.ts';
import { insertAuditEntry } from '../../records/audit-entry.ts';
import type { Services } from '../../services.ts';
import type { AccountKey } from '../account-key.ts';
import { findAccount, lockAccount } from '../password/password.store.ts';
import { lockSession } from '../session/session.store.ts';
import * as store from './passkeys.store.ts';
import { newChallenge, consumeChallenge, unknownPasskey } from './use-passkey.ts';
import { relyingParty, verifyAttestation, type Attestation } from './webauthn.ts';

/** Refuses with 409 at the maximum number of passkeys (`too_many_passkeys`). */
export async function offerPasskey(services: Services, { viewer, tokenHash }: SessionRow): Promise<PasskeyOffer> {
  const { name, email } = or404(await findAccount(services.db, viewer), 'Conta');
  const known = await store.credentialsOf(services.db, viewer);
  if (known.length >= MAX_PASSKEYS) throw tooMany();
  return {
    challenge: await newChallenge(services, { purpose: 'register', session_hash: tokenHash }),
    rp: { id: relyingParty(services.config, viewer.role).id, name: brand.name },
    user: { id: Buffer.from(`${viewer.role} ${viewer.id}`).toString('base64url'), name: email, display_name: name },
    exclude: known.map((id) => id.toString('base64url')),
  };
}

/**
 * Stores a new passkey, and notifies the account's address. Refuses with 422 an attestation for another challenge
 * (`unknown_passkey`), 409 at the maximum number (`too_many_passkeys`), 401 when the session ended meanwhile.
 */
export async function createPasskey(
  services: Services,
  { viewer, tokenHash }: SessionRow,
  { name, ...made }: Attestation & { name: string },
): Promise<Passkey> {
  const { db, config, jobs, now } = services;
  const challenge = await consumeChallenge(services, made, { purpose: 'register', session_hash: tokenHash });
  const key = await verifyAttestation(made, { challenge, rp: relyingParty(config, viewer.role) });
  if (!key) throw unknownPasskey();
  return db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, viewer);
    if (!account || !(await lockSession(trx, tokenHash))) throw sessionExpired();
    if ((await store.credentialsOf(trx, viewer)).length >= MAX_PASSKEYS) throw tooMany();
    const passkey = await store.insert(trx, viewer, {
      name,
      credential_id: key.credentialId,
      public_key: key.publicKey,
      counter: key.counter,
      transports: [...made.transports],
      created_at: now(),
    });
    if (!passkey) throw unknownPasskey();
    await logPasskey(trx, viewer);
    await jobs.add(trx, 'mail', passkeyTexts.added({ ...account, role: viewer.role, passkey: name }));
    return passkey;
  });
}

/** Refuses with 404 an unknown passkey, or another account's. */
export const removePasskey = ({ db, jobs }: Services, { viewer }: SessionRow, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const account = or404(await lockAccount(trx, viewer), 'Conta');
    const name = or404(await store.remove(trx, viewer, id), 'Passkey');
    await logPasskey(trx, viewer);
    await jobs.add(trx, 'mail', passkeyTexts.removed({ ...account, role: viewer.role, passkey: name }));
  });

/** A user's passkey opens the back office; which one it was, its owner is told. */
async function logPasskey(trx: Db, { role, id }: AccountKey): Promise<void> {
  if (role === 'user') await insertAuditEntry(trx, { change: 'update', resource: 'user', recordId: id, diff: {} });
}

const tooMany = () =>
  new Refusal('too_many_passkeys', `Uma conta tem ${MAX_PASSKEYS} passkeys no máximo. Remova uma antes.`);
