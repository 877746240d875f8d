import { brand } from '@mirante/domain/house/brand.ts';
import { Secret, TOTP } from 'otpauth';
import type { Services } from '../../services.ts';

/** Codes of the previous and next time step are accepted too: clocks differ, and people type slowly. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** The defaults of every authenticator app: six digits, 30 seconds, SHA-1. */
const totp = (secret: string, label = '') =>
  new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;
export const uriOf = (secret: string, email: string): string => totp(secret, email).toString();

/** A phone uses real time, also when the server's clock was advanced. */
export const phoneTime = ({ now, clock }: Pick<Services, 'now' | 'clock'>): Date =>
  new Date(now().getTime() - (clock?.aheadMs() ?? 0));

/** The time step of a code, if it is one of the recent ones. */
export function stepOf(secret: string, token: string, at: Date): number | undefined {
  const timestamp = at.getTime();
  const delta = totp(secret).validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: 30, timestamp }) + delta;
}
