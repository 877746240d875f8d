import { randomBytes } from 'node:crypto';

/** A copy's id: 48 random bits as twelve hexadecimal digits. */
export const newCopyCode = (): string => randomBytes(6).toString('hex').toUpperCase();

/** Formatted for people: `7F3A-21C9-04BE`. */
export const writtenCode = (code: string): string => code.replace(/^(.{4})(.{4})(.{4})$/, '$1-$2-$3');

/** All codes in a text, in the format of `writtenCode`. */
export const codesIn = (text: string): string[] =>
  [...text.matchAll(/\b([0-9A-F]{4})-([0-9A-F]{4})-([0-9A-F]{4})\b/g)].map(([, ...parts]) => parts.join(''));

const CODE_BITS = 48;
const CHECK_BITS = 24;
export const MARK_BITS = CODE_BITS + CHECK_BITS;

/** The CRC-24 polynomial of OpenPGP (RFC 4880, 6.1), with an initial value of 0 so that the code is linear. */
const GENERATOR = 0x864cfb;

/** The contribution of each code bit to the 24 check bits: a code's check is the XOR of its set bits' contributions. */
const checks: readonly number[] = Array.from({ length: MARK_BITS }, (_, place) => {
  if (place >= CODE_BITS) return 1 << (MARK_BITS - 1 - place);
  let rest = GENERATOR;
  for (let bit = CODE_BITS - 1; bit > place; bit -= 1)
    rest = ((rest << 1) ^ (rest & 0x800000 ? GENERATOR : 0)) & 0xffffff;
  return rest;
});

/** The syndrome of a 72-bit word: 0 for a valid code. */
export const syndromeOf = (bits: readonly number[]): number =>
  bits.reduce((sum, bit, place) => (bit ? sum ^ checks[place]! : sum), 0);
/** The syndrome of a single flipped bit. */
export const syndromeAt = (place: number): number => checks[place]!;

/** A code with its check bits, most significant first. */
export function markBits(code: string): number[] {
  const bits = Array.from(
    { length: CODE_BITS },
    (_, place) => (Number(`0x${code[place >> 2]}`) >> (3 - (place & 3))) & 1,
  );
  const check = syndromeOf(bits);
  return [...bits, ...Array.from({ length: CHECK_BITS }, (_, place) => (check >> (CHECK_BITS - 1 - place)) & 1)];
}

/** The code of a word, whether or not its check is valid. */
export const codeOf = (bits: readonly number[]): string =>
  Array.from({ length: CODE_BITS / 4 }, (_, digit) =>
    Number.parseInt(bits.slice(digit * 4, digit * 4 + 4).join(''), 2).toString(16),
  )
    .join('')
    .toUpperCase();
