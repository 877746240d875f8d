import { randomInt } from 'node:crypto';

/** Without characters that are easily confused. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 10;
const COUNT = 10;

/** `ABCDE-FGHJK`, ten of them, of 49 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
      .join('')
      .replace(/^.{5}/, '$&-'),
  );

/** A code in its generated form, in whatever form it was typed. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
