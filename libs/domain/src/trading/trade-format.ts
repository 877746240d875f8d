import { ABSENT } from '../format.ts';
import { lazily } from '../lazily.ts';

const four = lazily(() => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 4, maximumFractionDigits: 4 }));
const amountIn = (currency: 'BRL' | 'USD') =>
  lazily(
    () =>
      new Intl.NumberFormat('pt-BR', {
        style: 'currency',
        currency,
        minimumFractionDigits: 2,
        maximumFractionDigits: 4,
      }),
  );
const amounts = { BRL: amountIn('BRL'), USD: amountIn('USD') };

type Maybe = number | null | undefined;
const orAbsent = (value: Maybe, format: (value: number) => string): string =>
  value === null || value === undefined ? ABSENT : format(value).replace('-', '\u2212');

/** `38,4200`: prices, points, ratios and weights of trades. */
export const price = (value: Maybe): string => orAbsent(value, (some) => four().format(some));
/** `R$ 38,42`, with up to four decimals. */
export const tradeMoney = (value: Maybe, currency: 'BRL' | 'USD' = 'BRL'): string =>
  orAbsent(value, (some) => amounts[currency]().format(some));
