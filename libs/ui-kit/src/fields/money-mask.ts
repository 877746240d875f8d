import { maskitoNumberOptionsGenerator } from '@maskito/kit';

const amount = (maximumFractionDigits: number) =>
  maskitoNumberOptionsGenerator({
    decimalSeparator: ',',
    decimalPseudoSeparators: ['.'],
    thousandSeparator: '.',
    maximumFractionDigits,
    min: 0,
    max: 99_999_999.99,
  });
export const money = amount(2);
/** Amounts per share have more decimals than cents. */
export const decimal = amount(8);
