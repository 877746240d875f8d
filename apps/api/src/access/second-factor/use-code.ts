import { staffTexts } from '../../gateways/mail/staff-texts.ts';
import type { Db } from '../../database/db.ts';
import { refusalOfField, type Refusal } from '../../http/refusal.ts';
import { proofsOf, unseal } from '../../crypto/secrets.ts';
import type { Services } from '../../services.ts';
import { plainCode, recoveryCodeHash } from './recovery-codes.ts';
import type { AccountKey } from '../account-key.ts';
import { findAccount } from '../password/password.store.ts';
import * as store from './second-factor.store.ts';
import { phoneTime, stepOf } from './totp.ts';

type CodeServices = Pick<Services, 'config' | 'now' | 'clock'>;

/** The owner that a sealed secret is bound to. */
export const ownerOf = (userId: number): string => `user ${userId}`;

/** Uses up a TOTP or recovery code. Returns which kind it was, if valid. */
export async function useCode(
  services: CodeServices,
  trx: Db,
  userId: number,
  typed: string,
): Promise<'app' | 'recovery' | undefined> {
  const { config, now } = services;
  const code = plainCode(typed);
  if (!/^\d{6}$/.test(code))
    return (await store.useRecoveryCode(trx, userId, recoveryCodeHashes(config, userId, code), now()))
      ? 'recovery'
      : undefined;
  const sealed = await store.secretOf(trx, userId);
  const step = sealed && stepOf(unseal(config, sealed, ownerOf(userId)), code, phoneTime(services));
  return step !== undefined && (await store.useStep(trx, userId, step)) ? 'app' : undefined;
}

/** A recovery code may be one that was found: its owner is told of each use. */
export async function mailRecoveryCodeUsed(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Db,
  user: AccountKey,
  what: string,
): Promise<void> {
  const { recovery_codes_left: left } = await store.find(trx, user.id);
  await jobs.add(trx, 'mail', staffTexts.recoveryCodeUsed({ ...(await findAccount(trx, user))!, what, left }));
}

/** Codes once had keyed hashes, and those that are left are still valid. */
const recoveryCodeHashes = (config: CodeServices['config'], userId: number, code: string): Buffer[] => [
  recoveryCodeHash(code),
  ...proofsOf(config, code, ownerOf(userId)),
];

export const wrongCode = (): Refusal => refusalOfField('wrong_code', 'code', 'Código incorreto ou já usado.');
