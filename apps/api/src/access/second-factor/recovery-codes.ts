import { randomInt } from 'node:crypto';

/** Without the letters and digits that are taken for each other. */
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

/** A code as it was made, however it was typed. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
