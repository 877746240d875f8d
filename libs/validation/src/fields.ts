import { isCalendarDay, momentOf } from '@mirante/domain/dates.ts';
import { isBlank, plainTextOf } from '@mirante/domain/content/rich-text.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import {
  array,
  boolean,
  number,
  object,
  setLocale,
  string,
  type ObjectShape,
  type Schema,
  type StringSchema,
} from 'yup';
import { say } from './messages.ts';
import {
  birthDateRule,
  cepRule,
  cpfRule,
  digitsOf,
  emailRule,
  fullNameRule,
  noCardNumberRule,
  plainNameRule,
  STAFF_PASSWORD_MIN,
  type Rule,
} from './rules.ts';

setLocale({
  mixed: {
    required: say.required,
    notType: say.invalid,
    notNull: say.required,
    oneOf: say.chooseOne,
    default: say.invalid,
  },
  object: { noUnknown: 'Campo desconhecido.' },
  array: { max: 'Itens demais.' },
});

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** What a field's rule stands for, since a rule is code: the API's own description names it. */
    format?: string;
  }
}

/**
 * A JSON body is taken as it stands: yup on its own turns null into 0, `[7]` into 7 and 7 into '7'.
 * Queries and forms are texts, so there a text that writes a number is one.
 */
interface Reading {
  context?: {
    body?: boolean;
    now?: Date;
    /** Takes out of a text with marks what none may hold. Only the server does. */
    sanitize?: (html: string) => string;
  };
}
type Transform = (value: unknown, original: unknown, schema: Schema, options?: Reading) => unknown;
export const transform = <S extends Schema>(schema: S, how: Transform): S => schema.transform(how as never);

const numberFrom: Transform = (_value, original, _schema, options) => {
  if (original === null || original === undefined) return original;
  if (typeof original === 'number') return Number.isFinite(original) ? original : NaN;
  if (options?.context?.body || typeof original !== 'string') return NaN;
  if (original.trim() === '') return undefined;
  return /^-?\d{1,15}(\.\d{1,8})?$/.test(original.trim()) ? Number(original) : NaN;
};
const booleanFrom: Transform = (_value, original, _schema, options) => {
  if (options?.context?.body) return original;
  return original === 'true' ? true : original === 'false' ? false : original;
};

/** yup looks at every item of a list that is too long: a list is cut where it is known to be. */
const upToOneTooMany: Transform = (value, original, { tests }) => {
  if (typeof original === 'string' || !Array.isArray(value)) return original;
  const most = tests.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS?.params?.max;
  return value.slice(0, Number(most ?? Infinity) + 1);
};

/** A text as it was sent, without spaces at its ends. NUL, which PostgreSQL refuses, never passes. */
export const str = (): StringSchema =>
  transform(string(), (_value, original) => (typeof original === 'string' ? original.trim() : original)).test(
    'nul',
    say.invalid,
    (value) => !value?.includes('\u0000'),
  );
export const num = () => transform(number(), numberFrom);
export const bool = () => transform(boolean(), booleanFrom);
/** What a call takes: these fields and no other. yup on its own would read a text that holds JSON. */
export const form = <const F extends ObjectShape>(fields: F) =>
  transform(object(fields), (value, original) => (typeof original === 'string' ? original : value)).noUnknown();

/** Gives a pure rule's words to yup. An empty optional field passes. */
export const ruled = (schema: StringSchema, rule: Rule): StringSchema => ruledAt(schema, () => rule);
/** The same of a rule that depends on when it is asked. */
export const ruledAt = (schema: StringSchema, rule: (now: Date) => Rule): StringSchema =>
  schema.test('rule', say.invalid, (value, { options, createError }) => {
    if (!value) return true;
    const message = rule((options as Reading).context?.now ?? serverNow())(value);
    return message === undefined || createError({ message });
  });

export const text = (min: number, max: number) => {
  const any = ruled(str(), noCardNumberRule).max(max, say.textLong);
  return min === 0 ? any : any.required(say.textRequired).min(min, say.textShort);
};
/** A text with marks, at least one word of it. The server takes out what it may not hold first, so the limit counts what is stored. */
export const richText = (max: number) =>
  transform(str(), (value, _original, _schema, options) =>
    typeof value === 'string' ? (options?.context?.sanitize?.(value) ?? value) : value,
  )
    .test('words', say.textRequired, (value) => value === undefined || !isBlank(value))
    .test('card', say.textHasCard, (value) => !value || noCardNumberRule(plainTextOf(value)) === undefined)
    .max(max, say.textLong)
    .meta({ format: 'html' });
export const whole = (min: number, max: number) =>
  num().integer(say.invalid).min(min, say.between(min, max)).max(max, say.between(min, max));
/** A row's id: PostgreSQL's integer. */
export const id = () => whole(1, 2_147_483_647);
/** BRL with cents. */
export const money = () =>
  num()
    .min(0, say.invalid)
    .max(99_999_999.99, say.invalid)
    .test('cents', say.invalid, (value) => value === undefined || Number.isInteger(Math.round(value * 1e6) / 1e4));
/** A positive number, or 0, with so many decimals at most. */
export const decimal = (places: number) =>
  num()
    .min(0, say.invalid)
    .max(99_999_999.99, say.invalid)
    .test('decimals', say.invalid, (value) => typeof value !== 'number' || Number(value.toFixed(places)) === value);
/** `YYYY-MM-DD`. */
export const day = () =>
  str()
    .test('day', say.date, (value) => !value || isCalendarDay(value))
    .meta({ format: 'date' });
/** A day and a time of it, in São Paulo where it names no zone: `momentOf` reads it. */
export const moment = () =>
  str()
    .test('moment', say.date, (value) => !value || momentOf(value) !== undefined)
    .meta({ format: 'date-time' });
export const ids = (min: number, max: number, tooFew = 'Selecione ao menos uma opção.') =>
  listOf(id().required())
    .min(min, tooFew)
    .max(max)
    .test('distinct', say.invalid, (list) => !list || new Set(list).size === list.length);
/** A list of such things, as it stands: yup on its own would read a text that holds JSON. */
export const listOf = <const S extends Schema>(item: S) => transform(array(item), upToOneTooMany);
export const oneOf = <const T extends string>(options: readonly T[]) => str().oneOf(options as T[]);

export const email = () =>
  transform(ruled(str(), emailRule), (value) => (typeof value === 'string' ? value.toLowerCase() : value)).meta({
    format: 'email',
  });
/** A name of a person, of whatever length its form says. */
export const personName = () => ruled(str(), plainNameRule);
export const fullName = () => ruled(str(), fullNameRule);
/** Eleven digits, from a CPF with or without its mask. */
export const cpf = () =>
  ruled(
    transform(str(), (value) => (typeof value === 'string' && cpfRule(value) === undefined ? digitsOf(value) : value)),
    cpfRule,
  ).meta({ format: 'cpf' });
/** Eight digits, from a CEP with or without its mask. */
export const cep = () =>
  ruled(
    transform(str(), (value) => (typeof value === 'string' && cepRule(value) === undefined ? digitsOf(value) : value)),
    cepRule,
  ).meta({ format: 'cep' });
export const birthDate = () => ruledAt(str(), birthDateRule).meta({ format: 'date' });
/** A text that may be left out or blank, and then is null. */
export const orNull = (schema: StringSchema) => transform(schema, (value) => (value === '' ? null : value)).nullable();
/** A password is taken with its spaces. */
export const password = (max: 20 | 30) => passwordOf(6, max, max === 20 ? say.signupPassword : say.password);
/** That of somebody who works here. Whether it is a common one, only the server knows. */
export const staffPassword = () => passwordOf(STAFF_PASSWORD_MIN, 30, say.staffPassword);
const passwordOf = (min: number, max: number, message: string) =>
  transform(string(), (_value, original) => original)
    .required(say.required)
    .min(min, message)
    .max(max, message)
    .test('nul', say.invalid, (value) => !value?.includes('\u0000'));
