import { randomInt } from 'node:crypto';
import { hashOf } from '../../crypto/tokens.ts';

/** Without characters that are easily confused. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** More than 112 bits, for which a hash without a salt of its own is enough (ASVS 6.5.2). */
const LENGTH = 25;
const COUNT = 10;

/** `ABCDE-FGHJK-MNPQR-STVWX-YZ234`, ten of them, of 122 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
      .join('')
      .replaceAll(/.{5}(?=.)/g, '$&-'),
  );

/** Needs no key, and so outlives each. */
export const recoveryCodeHash = (typed: string): Buffer => hashOf(plainCode(typed));

/** A code in its generated form, in whatever form it was typed. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
