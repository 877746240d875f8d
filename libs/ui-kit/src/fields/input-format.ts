import { momentOf } from '@mirante/domain/dates.ts';
import { dayTime, phone } from '@mirante/domain/format.ts';
import { lazily } from '@mirante/domain/lazily.ts';
import { amountFromTyped } from '@mirante/domain/typed-number.ts';

/** Conversions between the form's value and the typed text. */
export const dayToTyped = (value: string): string => value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
export const dayFromTyped = (typed: string): string => typed.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');

/** A time in São Paulo: `DD/MM/YYYY HH:MM` as typed, `YYYY-MM-DDTHH:MM` in the form. */
export const momentFromTyped = (typed: string): string =>
  typed.replace(/^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2})$/, '$3-$2-$1T$4');
/** From the form's value, also one that no calendar has, or a stored timestamp of any time zone. */
export const momentToTyped = (value: string): string => {
  const at = momentOf(value);
  return at
    ? dayTime(at.toISOString()).replace(',', '')
    : value.replace(/^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})$/, '$3/$2/$1 $4');
};

const moneyFormat = lazily(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
export const moneyToTyped = (value: number | ''): string => (value === '' ? '' : moneyFormat().format(value));
const decimalFormat = lazily(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 8 }),
);
export const decimalToTyped = (value: number | ''): string => (value === '' ? '' : decimalFormat().format(value));
export const moneyFromTyped = (typed: string): number | '' => amountFromTyped(typed) ?? '';

export const phoneToTyped = (value: string): string => (/^\+55\d{10,11}$/.test(value) ? phone(value) : value);
