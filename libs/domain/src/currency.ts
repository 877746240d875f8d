import { ABSENT } from './format.ts';
import { lazily } from './lazily.ts';

/** That of a price per share or of a trade's result; what the house charges is in BRL. */
export type Currency = 'BRL' | 'USD';

const formatOf = (currency: Currency) =>
  lazily(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency, maximumFractionDigits: 4 }));
// Marked for tree shaking: most pages that import a user of this format no prices.
const formats = /* @__PURE__ */ (() => ({ BRL: formatOf('BRL'), USD: formatOf('USD') }))();

/** `R$ 38,42`, `US$ 15,3216`: two to four decimals, with a true minus sign. */
export const priceIn = (currency: Currency, price: number | null | undefined): string =>
  price === null || price === undefined ? ABSENT : formats[currency]().format(price).replace('-', '\u2212');
