import { phone } from '@mirante/domain/format.ts';
import { lazily } from '@mirante/domain/lazily.ts';
import { amountFromTyped } from '@mirante/domain/typed-number.ts';

/** Conversions between the form's value and the text in its field. A masked day counts when it has all digits. */
export const dayToMasked = (value: string): string => value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
export const dayFromMasked = (text: string): string => text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');

const amountFormat = lazily(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 20 }),
);
export const amountToTyped = (value: number | ''): string => (value === '' ? '' : amountFormat().format(value));
export const moneyFromTyped = (typed: string): number | '' => amountFromTyped(typed) ?? '';

export const phoneToTyped = (value: string): string => (/^\+55\d{10,11}$/.test(value) ? phone(value) : value);
