import { ABSENT } from '../format.ts';
import { lazily } from '../lazily.ts';

const four = lazily(() => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 4, maximumFractionDigits: 4 }));

/** `38,4200`: prices, points, ratios and weights of trades. */
export const price = (value: number | null | undefined): string =>
  value === null || value === undefined ? ABSENT : four().format(value).replace('-', '\u2212');
