import { cpfRule, digitsOf, emailRule } from '@mirante/validation/rules.ts';

/** What the shape of a search text says it is: one person's e-mail or CPF in full, or pieces that the search column must contain, where a word begins with a space. */
export type ClientSearch = { email: string } | { cpf: string; phone?: string } | { words: string[] } | 'nobody';

const MAX_WORDS = 8;

export function clientSearch(text: string): ClientSearch {
  const typed = text.trim();
  if (emailRule(typed) === undefined) return { email: typed.toLowerCase() };
  const digits = digitsOf(typed);
  if (cpfRule(typed) === undefined)
    return typed === digits && isMobile(digits) ? { cpf: digits, phone: `+55${digits}` } : { cpf: digits };
  if (/^[\d\s().+-]+$/.test(typed)) return digits === '' ? 'nobody' : { words: [beginning(national(digits))] };
  const words = searchKey(typed)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAX_WORDS);
  // Trigrams need three letters; less is taken as how a word begins.
  return words.length === 0 ? 'nobody' : { words: words.map((word) => (word.length < 3 ? beginning(word) : word)) };
}

/** What the phones must contain: with a country's code, how one begins. */
export function phoneSearch(typed: string): string | undefined {
  const digits = national(digitsOf(typed));
  if (digits === '') return undefined;
  return digits.length < 3 || typed.trim().startsWith('+') ? beginning(digits) : digits;
}

const beginning = (word: string) => ` ${word}`;
/** As phones are stored for search: without Brazil's code or the trunk's 0. */
const national = (digits: string) => digits.replace(/^(0+|55(?=\d{10,11}$))/, '');
/** One in a hundred mobile numbers passes for a CPF. */
const isMobile = (digits: string) => /^[1-9]{2}9/.test(digits);
/** As the search column is made: without accents, case, and the signs that would end a word. */
export const searchKey = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|[.'’@_+-]/gu, '')
    .toLowerCase();
