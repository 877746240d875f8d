import { brand } from '@mirante/domain/house/brand.ts';
import { Secret, TOTP } from 'otpauth';
import type { Services } from '../../services.ts';

/** Codes of the half minute before and after count too: clocks differ, and people type slowly. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** What every authenticator app knows by itself: six digits, half a minute, SHA-1. */
const totp = (secret: string, label = '') =>
  new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;
export const uriOf = (secret: string, email: string): string => totp(secret, email).toString();

/** A phone goes by real time, wherever the server's was put. */
export const phoneTime = ({ now, clock }: Pick<Services, 'now' | 'clock'>): Date =>
  new Date(now().getTime() - (clock?.aheadMs() ?? 0));

/** Counts the half minute whose code this is, where it is one of the last few. */
export function stepOf(secret: string, token: string, at: Date): number | undefined {
  const timestamp = at.getTime();
  const delta = totp(secret).validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: 30, timestamp }) + delta;
}
