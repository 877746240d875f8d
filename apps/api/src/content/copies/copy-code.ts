import { randomBytes } from 'node:crypto';

/** Names one stamped copy: 48 random bits, as twelve digits of base 16. */
export const newCopyCode = (): string => randomBytes(6).toString('hex').toUpperCase();

/** As people read it: `7F3A-21C9-04BE`. */
export const writtenCode = (code: string): string => code.replace(/^(.{4})(.{4})(.{4})$/, '$1-$2-$3');

/** Every copy's number that a text holds as `writtenCode` writes it. */
export const codesIn = (text: string): string[] =>
  [...text.matchAll(/\b([0-9A-F]{4})-([0-9A-F]{4})-([0-9A-F]{4})\b/g)].map(([, ...parts]) => parts.join(''));

export const CODE_BITS = 48;
const CHECK_BITS = 24;
export const MARK_BITS = CODE_BITS + CHECK_BITS;

/** CRC-24 of OpenPGP (RFC 4880, 6.1), begun at 0 so that it is linear. */
const GENERATOR = 0x864cfb;

/** The 24 bits that a code's one bits add up to, by place: the check of a word is the sum of those of its bits. */
const checks: readonly number[] = Array.from({ length: MARK_BITS }, (_, place) => {
  if (place >= CODE_BITS) return 1 << (MARK_BITS - 1 - place);
  let rest = GENERATOR;
  for (let bit = CODE_BITS - 1; bit > place; bit -= 1)
    rest = ((rest << 1) ^ (rest & 0x800000 ? GENERATOR : 0)) & 0xffffff;
  return rest;
});

/** What is wrong with a word of 72 bits, as a number: 0 for a code with its check. */
export const syndromeOf = (bits: readonly number[]): number =>
  bits.reduce((sum, bit, place) => (bit ? sum ^ checks[place]! : sum), 0);
/** What turning one bit does to it. */
export const syndromeAt = (place: number): number => checks[place]!;

/** A code and its check, the first bit first. */
export function markBits(code: string): number[] {
  const bits = Array.from(
    { length: CODE_BITS },
    (_, place) => (Number(`0x${code[place >> 2]}`) >> (3 - (place & 3))) & 1,
  );
  const check = syndromeOf(bits);
  return [...bits, ...Array.from({ length: CHECK_BITS }, (_, place) => (check >> (CHECK_BITS - 1 - place)) & 1)];
}

/** The code of such a word, whether or not its check fits. */
export const codeOf = (bits: readonly number[]): string =>
  Array.from({ length: CODE_BITS / 4 }, (_, digit) =>
    Number.parseInt(bits.slice(digit * 4, digit * 4 + 4).join(''), 2).toString(16),
  )
    .join('')
    .toUpperCase();
