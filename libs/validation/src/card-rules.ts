import { cardBrandOf, cardBrandRules, cardBrands, passesLuhn } from '@mirante/domain/sales/card.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { say } from './messages.ts';
import { digitsOf, type Rule } from './rules.ts';

/** A known brand's number, with that brand's length and a valid check digit. */
export const cardNumberRule: Rule = (value) => {
  const digits = digitsOf(value);
  const brand = cardBrandOf(digits);
  return brand && digits.length === cardBrandRules[brand].digits && passesLuhn(digits) ? undefined : say.cardNumber;
};

/** Of an unknown brand, which its own field refuses, 3 or 4 digits. */
export const cvvRule = (brand: string | undefined): Rule => {
  const known = cardBrands.find((each) => each === brand);
  const digits = known ? new RegExp(`^\\d{${cardBrandRules[known].cvv}}$`) : /^\d{3,4}$/;
  return (value) => (digits.test(value) ? undefined : say.cvv);
};

/** `MM/YYYY`, from this month in São Paulo up to 15 years ahead. */
export const cardExpiryRule =
  (now: Date): Rule =>
  (value) => {
    const [, month, year] = /^(\d{2})\/(\d{4})$/.exec(value.trim()) ?? [];
    if (!month || !year || Number(month) < 1 || Number(month) > 12) return say.expiryMonth;
    const [thisYear, thisMonth] = dayInSaoPaulo(now).split('-').map(Number) as [number, number];
    if (Number(year) < thisYear || Number(year) > thisYear + 15) return say.expiryYear;
    return Number(year) === thisYear && Number(month) < thisMonth ? say.expired : undefined;
  };

/** Upper case without accents, as embossed on a card. */
export const cardName = (typed: string): string => typed.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

export const couponCodeRule: Rule = (value) => {
  if (!/^[A-Za-z0-9-]*$/.test(value)) return say.couponChars;
  if (value.length > 45) return say.textLong;
  return value.length >= 7 ? undefined : say.couponShort;
};
