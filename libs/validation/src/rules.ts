import { dayInSaoPaulo, isCalendarDay } from '@mirante/domain/dates.ts';
import { say } from './messages.ts';

/**
 * Returns what is wrong with a value, or undefined. Without libraries, so that the checkout's first step stays light.
 */
export type Rule = (value: string) => string | undefined;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * ASCII only, at a named host: homoglyphs, invisible characters and full-width dots would give one inbox several
 * accounts, or someone an address that reads like another's. Mail servers refuse two dots in a row and one at an end.
 * Removed accounts have addresses at `.invalid`: one that was taken before would stand in the way of a removal.
 */
export const emailRule: Rule = (value) =>
  value.length <= 120 &&
  /^(?!\.|.*\.[.@]|.*\.invalid$)[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]([a-z\d-]*[a-z\d])$/i.test(
    value,
  )
    ? undefined
    : say.email;

export const PASSWORD_MIN = 6;
/** Staff see everybody's data, so their password is longer than a client's. */
export const STAFF_PASSWORD_MIN = 12;

/**
 * Names appear in mails from the house's own sender: they must not contain an address to lure people to, break the line
 * or change its reading direction.
 */
export const plainNameRule: Rule = (value) =>
  /[/\\:@\p{Nd}\p{C}\p{Zl}\p{Zp}]|[^\s.．。｡]{2}[.．。｡]\p{L}{2}/u.test(value) ? say.namePlain : undefined;

export const fullNameRule: Rule = (value) => {
  const name = value.trim();
  if (name.length > 100) return say.nameLong;
  return name.length >= 5 && /\S\s+\S/.test(name) ? plainNameRule(name) : say.fullName;
};

export const cpfRule: Rule = (value) =>
  /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(value.trim()) && isCpf(digitsOf(value)) ? undefined : say.cpf;

export const cepRule: Rule = (value) => (/^\d{5}-?\d{3}$/.test(value.trim()) ? undefined : say.cep);

/**
 * A light check for a possible phone number, Brazilian unless it starts with `+`: for the screen that cannot wait for
 * the library with every country's numbers.
 */
export const likelyPhoneRule: Rule = (value) => {
  const digits = digitsOf(value);
  const likely = value.trim().startsWith('+') ? /^[1-9]\d{7,14}$/ : /^[1-9][1-9](9\d{8}|[2-8]\d{7})$/;
  return likely.test(digits) && /^[+\d\s().-]*$/.test(value) ? undefined : say.phone;
};

/** A rule for a required value, trimmed first. */
export const needed =
  (rule: Rule): Rule =>
  (value) =>
    value.trim() === '' ? say.required : rule(value.trim());

/** `YYYY-MM-DD`, 18 to 100 years ago in São Paulo: a contract takes an adult. */
export const birthDateRule =
  (now: Date): Rule =>
  (value) => {
    if (!isCalendarDay(value)) return say.date;
    const today = dayInSaoPaulo(now);
    if (value > today) return say.date;
    if (birthday(value, 18) > today) return say.tooYoung;
    return birthday(value, 100) < today ? say.tooOld : undefined;
  };

/** In an age's year; 29 February stays, which texts compare like the day before March. */
const birthday = (birth: string, age: number) => `${Number(birth.slice(0, 4)) + age}${birth.slice(4)}`;

/** Check digits as defined by the Receita Federal: weights 10..2 and 11..2 modulo 11. */
function isCpf(digits: string): boolean {
  if (digits.length !== 11 || /^(\d)\1+$/.test(digits)) return false;
  const check = (length: number) => {
    const rest =
      Array.from(digits.slice(0, length), Number).reduce((sum, digit, i) => sum + digit * (length + 1 - i), 0) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  return check(9) === Number(digits[9]) && check(10) === Number(digits[10]);
}

/** A login name: an e-mail or a CPF, with or without its mask. */
export const looksLikeLogin = (value: string): boolean =>
  emailRule(value.trim()) === undefined || cpfRule(value) === undefined;
