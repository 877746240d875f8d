import { phone } from '@mirante/domain/format.ts';
import { lazily } from '@mirante/domain/lazily.ts';
import { amountFromTyped } from '@mirante/domain/typed-number.ts';

/** Conversions between the form's value and the typed text. */
export const dayToTyped = (value: string): string => value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
export const dayFromTyped = (typed: string): string => typed.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');

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
