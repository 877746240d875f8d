import { isCalendarDay, momentOf } from '@mirante/domain/dates.ts';
import { MAX_AMOUNT } from '@mirante/domain/typed-number.ts';
import { trimText } from '@mirante/domain/trim-text.ts';
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
import { noCardNumberRule } from './no-card-number-rule.ts';
import {
  birthDateRule,
  cepRule,
  cpfRule,
  digitsOf,
  emailRule,
  fullNameRule,
  plainNameRule,
  PASSWORD_MIN,
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
  string: { min: say.textShort, max: say.textLong },
  number: { min: say.invalid, max: say.invalid, integer: say.invalid },
  object: { noUnknown: 'Campo desconhecido.' },
  array: { max: 'Itens demais.' },
});

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** The name of a field's format in the API's description, since a rule is code. */
    format?: string;
  }
}

/**
 * A JSON body is validated as it is: by default yup turns null into 0, `[7]` into 7 and 7 into '7'. Queries and forms
 * are text, so a text that contains a number is read as one there.
 */
interface Reading {
  context?: {
    body?: boolean;
    now?: Date;
    /** Sanitises rich text. Only the server does. */
    sanitize?: (html: string) => string;
  };
}
type Transform = (value: unknown, original: unknown, schema: Schema, options?: Reading) => unknown;
/** yup's own `Schema` as the constraint would be compared with each schema's type method by method. */
export interface Transformable<S> {
  transform(how: never): S;
}
export const transform = <S>(schema: S & Transformable<S>, how: Transform): S => schema.transform(how as never);

const numberFrom: Transform = (_value, original, _schema, options) => {
  if (original === null || original === undefined) return original;
  if (typeof original === 'number') return Number.isFinite(original) ? original : NaN;
  if (options?.context?.body || typeof original !== 'string') return NaN;
  if (original.trim() === '') return undefined;
  return /^-?\d{1,15}(\.\d{1,8})?$/.test(original.trim()) ? Number(original) : NaN;
};
/** The points of a typed whole number separate thousands: `1.000` is not 1. */
const wholeFrom: Transform = (value, original, _schema, options) => {
  if (options?.context?.body || typeof original !== 'string' || !original.includes('.')) return value;
  return /^\s*-?[1-9]\d{0,2}(\.\d{3})+\s*$/.test(original) ? Number(original.replaceAll('.', '')) : NaN;
};
const booleanFrom: Transform = (_value, original, _schema, options) => {
  if (options?.context?.body) return original;
  return original === 'true' ? true : original === 'false' ? false : original;
};

/** yup validates every item of a list that is too long, so the list is cut to just above its maximum first. */
const upToOneTooMany: Transform = (value, original, { tests }) => {
  if (typeof original === 'string' || !Array.isArray(value)) return original;
  const most = tests.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS?.params?.max;
  return value.slice(0, Number(most ?? Infinity) + 1);
};

/** A text, trimmed. NUL, which PostgreSQL refuses, is invalid. */
export const str = (): StringSchema =>
  transform(string(), (_value, original) => (typeof original === 'string' ? trimText(original) : original)).test(
    'nul',
    say.invalid,
    (value) => !value?.includes('\u0000'),
  );
/** A text's code in capitals, however it was typed. */
export const capitals = (schema: StringSchema) =>
  transform(schema, (value) => (typeof value === 'string' ? value.toUpperCase() : value));
export const num = () => transform(number(), numberFrom);
export const bool = () => transform(boolean(), booleanFrom);
/** An input with these fields and no others. By default yup would parse a text that contains JSON. */
export const form = <const F extends ObjectShape>(fields: F) =>
  transform(object(fields), (value, original) => (typeof original === 'string' ? original : value)).noUnknown();

/** A yup test from a pure rule. An empty optional field passes. */
export const ruled = (schema: StringSchema, rule: Rule): StringSchema => ruledAt(schema, () => rule);
/** `ruled` for a rule that depends on the current time. */
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
/** Rich text with at least one word. The server sanitises it first, so that the limit applies to what is stored. */
export const richText = (max: number) =>
  transform(str(), (value, _original, _schema, options) =>
    typeof value === 'string' ? (options?.context?.sanitize?.(value) ?? value) : value,
  )
    .test('words', say.textRequired, (value) => value === undefined || !isBlank(value))
    .test('card', say.textHasCard, (value) => !value || noCardNumberRule(plainTextOf(value)) === undefined)
    .max(max, say.textLong)
    .meta({ format: 'html' });
export const whole = (min: number, max: number) =>
  transform(num(), wholeFrom).integer(say.invalid).min(min, say.between(min, max)).max(max, say.between(min, max));
/** A row's id: PostgreSQL's `integer`. */
export const id = () => whole(1, 2_147_483_647);
/** A number of at least 0, with at most so many decimals. */
export const decimal = (places: number) =>
  num()
    .min(0, say.invalid)
    .max(MAX_AMOUNT, say.amount)
    .test(
      'decimals',
      `Use até ${places} casas decimais.`,
      (value) => typeof value !== 'number' || Number(value.toFixed(places)) === value,
    );
/** BRL with cents. */
export const money = () => decimal(2);
/** `YYYY-MM-DD`. */
export const day = () =>
  str()
    .test('day', say.date, (value) => !value || isCalendarDay(value))
    .meta({ format: 'date' });
/** A day and time, in São Paulo unless it has a time zone: see `momentOf`. */
export const moment = () =>
  str()
    .test('moment', say.date, (value) => !value || momentOf(value) !== undefined)
    .meta({ format: 'date-time' });
export const ids = (min: number, max: number, tooFew = 'Selecione ao menos uma opção.') =>
  listOf(id().required())
    .min(min, tooFew)
    .max(max)
    .test('distinct', say.invalid, (list) => !list || new Set(list).size === list.length);
/** A list, validated as it is: by default yup would parse a text that contains JSON. */
export const listOf = <const S extends Schema>(item: S) => transform(array(item), upToOneTooMany);
export const oneOf = <const T extends string>(options: readonly T[]) => str().oneOf(options as T[]);

export const email = () =>
  transform(ruled(ruled(str(), emailRule), noCardNumberRule), (value) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  ).meta({
    format: 'email',
  });
/** A person's name; its form sets the length. */
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
/** An optional text; blank is null. */
export const orNull = (schema: StringSchema) => transform(schema, (value) => (value === '' ? null : value)).nullable();
/** A password is not trimmed. Only the server can tell whether it is a common one. */
export const password = (max: 20 | 30) => passwordOf(PASSWORD_MIN, max, max === 20 ? say.signupPassword : say.password);
/** A staff user's password. */
export const staffPassword = () => passwordOf(STAFF_PASSWORD_MIN, 30, say.staffPassword);
const passwordOf = (min: number, max: number, message: string) =>
  transform(string(), (_value, original) => original)
    .required(say.required)
    .min(min, message)
    .max(max, message)
    .test('nul', say.invalid, (value) => !value?.includes('\u0000'));
