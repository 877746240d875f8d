import type { SecondFactorOffer } from '@mirante/domain/access/second-factor.ts';
import { MINUTE_MS } from '@mirante/domain/durations.ts';
import type { Db } from '../../database/db.ts';
import { staffTexts } from '../../gateways/mail/staff-texts.ts';
import { uncountAttempt, limit } from '../../http/limits.ts';
import { Refusal, sessionExpired } from '../../http/refusal.ts';
import type { SessionRow } from '../../http/session-row.ts';
import { insertAuditEntry } from '../../records/audit-entry.ts';
import { seal, unseal } from '../../crypto/secrets.ts';
import type { Services } from '../../services.ts';
import { lockAccount, type Account } from '../password/password.store.ts';
import { lockProven, requirePassword } from '../password/require-password.ts';
import { endProofs } from '../mailed-links/end-proofs.ts';
import { lockSession } from '../session/session.store.ts';
import { newRecoveryCodes, plainCode, recoveryCodeHash } from './recovery-codes.ts';
import * as store from './second-factor.store.ts';
import { ownerOf, useCode, wrongCode } from './use-code.ts';
import { newSecret, phoneTime, stepOf, uriOf } from './totp.ts';

const OFFER_MS = 15 * MINUTE_MS;

/**
 * Offers a secret; logins are unaffected until the app proves that it has it. Refuses with 409 when already enabled
 * (`second_factor_on`), 422 a wrong password, 429 over the rate limit.
 */
export async function offerSecondFactor(
  services: Services,
  session: SessionRow,
  { password }: { password: string },
): Promise<SecondFactorOffer> {
  const { viewer } = session;
  const { email } = await requirePassword(services, session, password);
  const { db, config, now } = services;
  if (await store.isSecondFactorOn(db, viewer.id)) throw alreadyOn();
  const secret = newSecret();
  await store.saveOffer(db, viewer.id, seal(config, secret, ownerOf(viewer.id)), new Date(now().getTime() + OFFER_MS));
  return { secret, uri: uriOf(secret, email) };
}

/**
 * Enables the second factor, and returns the recovery codes for the only time. Refuses with 409 without an offer or
 * when already enabled (`no_offer`, `second_factor_on`), 422 a wrong code (`wrong_code`), 429 over the rate limit, 401
 * when the session ended meanwhile.
 */
export async function confirmSecondFactor(
  services: Services,
  { viewer, tokenHash }: SessionRow,
  { code }: { code: string },
): Promise<string[]> {
  const { db, config, jobs, now } = services;
  await limit(services, 'second-factor', viewer.id);
  const secret = await store.offerOf(db, viewer.id, now());
  if (!secret) throw new Refusal('no_offer', 'O tempo para confirmar terminou. Comece de novo.');
  const step = stepOf(unseal(config, secret, ownerOf(viewer.id)), plainCode(code), phoneTime(services));
  if (step === undefined) throw wrongCode();
  await uncountAttempt(services, 'second-factor', viewer.id);
  return db.transaction().execute(async (trx) => {
    const account = (await lockAccount(trx, viewer))!;
    if (!(await lockSession(trx, tokenHash))) throw sessionExpired();
    if (!(await store.acceptOffer(trx, viewer.id, { secret, step, now: now() }))) throw alreadyOn();
    await endProofs(trx, viewer, 'second_factor_on', tokenHash);
    await jobs.add(trx, 'mail', staffTexts.secondFactorOn(account));
    return replaceRecoveryCodes(trx, viewer.id);
  });
}

/** Enables it for a user without a session, who cannot enter a code yet. */
export async function enrolSecondFactor(
  services: Services,
  trx: Db,
  { id, email }: { id: number; email: string },
): Promise<SecondFactorOffer & { recovery_codes: string[] }> {
  const secret = newSecret();
  await store.insert(trx, id, { secret: seal(services.config, secret, ownerOf(id)), step: 0, now: services.now() });
  return { secret, uri: uriOf(secret, email), recovery_codes: await replaceRecoveryCodes(trx, id) };
}

export const renewRecoveryCodes = (services: Services, session: SessionRow, typed: Typed): Promise<string[]> =>
  withPasswordAndCode(services, session, typed, async (trx, account) => {
    const { id } = session.viewer;
    await services.jobs.add(trx, 'mail', staffTexts.recoveryCodesRenewed(account));
    await insertAuditEntry(trx, { change: 'update', resource: 'user', recordId: id, diff: {} });
    return replaceRecoveryCodes(trx, id);
  });

export const disableSecondFactor = (services: Services, session: SessionRow, typed: Typed): Promise<void> =>
  withPasswordAndCode(services, session, typed, async (trx, account) => {
    await store.remove(trx, session.viewer.id);
    await services.jobs.add(trx, 'mail', staffTexts.secondFactorOff(account));
  });

interface Typed {
  password: string;
  code: string;
}

/**
 * For acts that would let others in: a session alone is not enough, nor is one of password and code. Refuses with 422 a
 * wrong one (`wrong_password`, `wrong_code`), 409 when disabled (`no_second_factor`), 429 over the rate limit.
 */
export async function withPasswordAndCode<T>(
  services: Services,
  session: SessionRow,
  { password, code }: Typed,
  act: (trx: Db, account: Account, how: 'app' | 'recovery') => Promise<T>,
): Promise<T> {
  const { viewer } = session;
  const account = await requirePassword(services, session, password);
  if (!(await store.isSecondFactorOn(services.db, viewer.id)))
    throw new Refusal('no_second_factor', 'O segundo fator não está ligado.');
  await limit(services, 'second-factor', viewer.id);
  const done = await services.db.transaction().execute(async (trx) => {
    await lockProven(trx, account);
    const how = await useCode(services, trx, viewer.id, code);
    if (!how) throw wrongCode();
    return act(trx, account, how);
  });
  await uncountAttempt(services, 'second-factor', viewer.id);
  return done;
}

async function replaceRecoveryCodes(trx: Db, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await store.replaceRecoveryCodes(trx, userId, codes.map(recoveryCodeHash));
  return codes;
}

const alreadyOn = () => new Refusal('second_factor_on', 'O segundo fator já está ligado.');
