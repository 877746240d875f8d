import { dayInSaoPaulo, isCalendarDay } from '@mirante/domain/dates.ts';
import { passesLuhn } from '@mirante/domain/sales/card.ts';
import { say } from './messages.ts';

/** Says what is wrong with a value, or nothing. Free of libraries, so that the checkout's first step stays light. */
export type Rule = (value: string) => string | undefined;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Of ASCII alone, at a host with a name: letters that look alike, marks that nobody sees and a full-width dot would give one inbox several
 * accounts, or somebody an address that reads as another's.
 */
export const emailRule: Rule = (value) =>
  value.length <= 120 &&
  /^[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]([a-z\d-]*[a-z\d])$/i.test(value)
    ? undefined
    : say.email;

/** Whoever works here sees what is everybody's: their password is longer than a client's. */
export const STAFF_PASSWORD_MIN = 12;

/** A name is mailed from the house's own sender: it must not be an address that people are led to, nor break its line or turn how it reads. */
export const plainNameRule: Rule = (value) =>
  /[/\\:@\p{Nd}\p{C}]|\p{L}{2}[.．。｡]\p{L}{2}/u.test(value) ? say.namePlain : undefined;

export const fullNameRule: Rule = (value) => {
  const name = value.trim();
  if (name.length > 100) return say.nameLong;
  return name.length >= 5 && /\S\s+\S/.test(name) ? plainNameRule(name) : say.fullName;
};

/**
 * 15 or 16 digits in a row, or in groups as a card has them, with spaces, dots or dashes of any kind between them.
 * 14 in a row are a CNPJ more often than a Diners card.
 */
const cardLike =
  /(?<![\d.])(?:\d{15,16}|\d{4}([ .\u200b\u2010-\u2015\u2212-]{1,3})\d{4}\1\d{4}\1\d{4}|\d{4}([ .\u200b\u2010-\u2015\u2212-]{1,3})\d{6}\2\d{4,5})(?![\d.]\d|\d)/g;
/** First digits of the brands that are taken, roughly: their exact ranges would weigh on every form. */
const cardStart = /^(?:2[2-7]|3[04-9]|4|5|6)/;

/** Refuses a text that a card's number is written in: PCI DSS lets none be kept. */
export const noCardNumberRule: Rule = (value) =>
  // Copied texts hold spaces that do not break, and digits of other widths.
  value
    .normalize('NFKC')
    .match(cardLike)
    ?.some((number) => cardStart.test(number) && passesLuhn(digitsOf(number)))
    ? say.textHasCard
    : undefined;

export const cpfRule: Rule = (value) =>
  /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(value.trim()) && isCpf(digitsOf(value)) ? undefined : say.cpf;

export const cepRule: Rule = (value) => (/^\d{5}-?\d{3}$/.test(value.trim()) ? undefined : say.cep);

/**
 * Whether a phone could be one, Brazilian unless it starts with `+`: a first sieve, for the screen that cannot wait for the
 * library which knows every country's numbers.
 */
export const likelyPhoneRule: Rule = (value) => {
  const digits = digitsOf(value);
  const likely = value.trim().startsWith('+') ? /^[1-9]\d{7,14}$/ : /^[1-9][1-9](9\d{8}|[2-8]\d{7})$/;
  return likely.test(digits) && /^[+\d\s().-]*$/.test(value) ? undefined : say.phone;
};

/** A rule for what must not be left empty. Spaces at the ends do not count. */
export const needed =
  (rule: Rule): Rule =>
  (value) =>
    value.trim() === '' ? say.required : rule(value.trim());

/** `YYYY-MM-DD`, not after today in São Paulo and at most 100 years ago. */
export const birthDateRule =
  (now: Date): Rule =>
  (value) => {
    if (!isCalendarDay(value)) return say.date;
    const today = dayInSaoPaulo(now);
    if (value > today) return say.date;
    return Number(today.slice(0, 4)) - Number(value.slice(0, 4)) > 100 || isOver100(value, today)
      ? say.tooOld
      : undefined;
  };

const isOver100 = (birth: string, today: string) => `${Number(birth.slice(0, 4)) + 100}${birth.slice(4)}` < today;

/** Source: Receita Federal's check digits, weights 10..2 and 11..2 modulo 11. */
function isCpf(digits: string): boolean {
  if (digits.length !== 11 || /^(\d)\1+$/.test(digits)) return false;
  const check = (length: number) => {
    const rest =
      Array.from(digits.slice(0, length), Number).reduce((sum, digit, i) => sum + digit * (length + 1 - i), 0) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  return check(9) === Number(digits[9]) && check(10) === Number(digits[10]);
}

/** The login's identifier: an e-mail or a CPF, with or without its mask. */
export const looksLikeLogin = (value: string): boolean =>
  emailRule(value.trim()) === undefined || cpfRule(value) === undefined;
