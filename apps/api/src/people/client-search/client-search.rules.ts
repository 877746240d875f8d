import { cpfRule, digitsOf, emailRule } from '@mirante/validation/rules.ts';

/**
 * A search text by its form: a complete e-mail or CPF, or parts that the search column must contain, a leading space
 * marking a word's beginning.
 */
export type ClientSearch = { email: string } | { cpf: string; phone?: string } | { words: string[] } | 'nobody';

const MAX_WORDS = 8;

export function clientSearch(text: string): ClientSearch {
  const typed = text.trim();
  if (emailRule(typed) === undefined) return { email: typed.toLowerCase() };
  const digits = digitsOf(typed);
  if (cpfRule(typed) === undefined)
    return typed === digits && isMobile(digits) ? { cpf: digits, phone: `+55${digits}` } : { cpf: digits };
  if (/^[\d\s().+-]+$/.test(typed)) return digits === '' ? 'nobody' : { words: [beginning(national(typed))] };
  const words = searchKey(typed)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAX_WORDS);
  // Trigrams need three letters; shorter text matches a word's beginning.
  return words.length === 0 ? 'nobody' : { words: words.map((word) => (word.length < 3 ? beginning(word) : word)) };
}

/** What the phones must contain; with a country code, their beginning. */
export function phoneSearch(typed: string): string | undefined {
  if (digitsOf(typed) === '') return undefined;
  const digits = national(typed);
  return digits.length < 3 || isInternational(typed) ? beginning(digits) : digits;
}

const beginning = (word: string) => ` ${word}`;
const isInternational = (typed: string) => typed.trim().startsWith('+');
/**
 * As phones are stored for search: without Brazil's code or the trunk prefix 0. Without its plus sign, 55 is Brazil's
 * code only before a whole number, since it is an area's code, too.
 */
const national = (typed: string) =>
  digitsOf(typed).replace(isInternational(typed) ? /^55/ : /^(0+|55(?=\d{10,11}$))/, '');
/** One in a hundred mobile numbers is a valid CPF. */
const isMobile = (digits: string) => /^[1-9]{2}9/.test(digits);
/** As in the search column: without accents, case and word separators. */
export const searchKey = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|[.'’@_+-]/gu, '')
    .toLowerCase();
