import { maskitoNumberOptionsGenerator } from '@maskito/kit';

export const money = maskitoNumberOptionsGenerator({ decimalSeparator: ',', decimalPseudoSeparators: ['.'], thousandSeparator: '.', maximumFractionDigits: 2, min: 0, max: 99_999_999.99 });
