import { passesLuhn } from '@mirante/domain/sales/card.ts';
import { say } from './messages.ts';
import { digitsOf, type Rule } from './rules.ts';

/**
 * 15 or 16 digits in a row, or in groups like a card's, separated by spaces, slashes, dots or dashes of any kind. 14 in
 * a row are a CNPJ more often than a Diners card, and groups after commas or in columns are prices more often.
 */
const cardLike =
  /(?<![\d.])(?:\d{15,16}|\d{8}[\s./_\u00b7\u2022\u2010-\u2015\u2212-]{1,3}\d{8}|\d{4}([ ./_\u00b7\u2022\u2010-\u2015\u2212-]{1,3})(?:\d{4}\1\d{4}\1\d{4}|\d{6}\1\d{4,5}))(?![\d.]\d|\d)/g;
/** First digits of the accepted brands, approximately: exact ranges would weigh on every form. */
const cardStart = /^(?:2[2-7]|3[04-9]|4|5|6)/;

/** Refuses a text that contains a card number: PCI DSS forbids storing one. */
export const noCardNumberRule: Rule = (value) =>
  // Pasted texts contain no-break spaces, full-width digits, and characters that nobody sees.
  value
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .match(cardLike)
    ?.some((number) => cardStart.test(number) && passesLuhn(digitsOf(number)))
    ? say.textHasCard
    : undefined;
