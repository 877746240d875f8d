export const cardBrands = ['mastercard', 'visa', 'elo', 'hipercard', 'american_express', 'diners_club'] as const;
export type CardBrand = (typeof cardBrands)[number];

interface BrandRule {
  label: string;
  digits: number;
  cvv: number;
  /** The sizes of the groups in which the number is written. */
  groups: readonly number[];
}
const by4 = { digits: 16, cvv: 3, groups: [4, 4, 4, 4] };
export const cardBrandRules: Record<CardBrand, BrandRule> = {
  mastercard: { label: 'Mastercard', ...by4 },
  visa: { label: 'Visa', ...by4 },
  elo: { label: 'Elo', ...by4 },
  hipercard: { label: 'Hipercard', ...by4 },
  american_express: { label: 'Amex', digits: 15, cvv: 4, groups: [4, 6, 5] },
  diners_club: { label: 'Diners', digits: 14, cvv: 3, groups: [4, 6, 4] },
};

/** Elo's ranges of the first six digits, inclusive. */
const elo: readonly (readonly [number, number])[] = [
  [401178, 401179],
  [431274, 431274],
  [438935, 438935],
  [451416, 451416],
  [457393, 457393],
  [457631, 457632],
  [504175, 504175],
  [506699, 506778],
  [509000, 509999],
  [627780, 627780],
  [636297, 636297],
  [636368, 636368],
  [650031, 650033],
  [650035, 650051],
  [650405, 650439],
  [650485, 650538],
  [650541, 650598],
  [650700, 650718],
  [650720, 650727],
  [650901, 650978],
  [651652, 651679],
  [655000, 655019],
  [655021, 655058],
];
const prefixes: readonly (readonly [CardBrand, RegExp])[] = [
  ['hipercard', /^(606282|3841[046]0)/],
  ['american_express', /^3[47]/],
  ['diners_club', /^(30[0-5]|36|3[89])/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['visa', /^4/],
];

/** The brand of a card number, which may be only partly typed. */
export function cardBrandOf(digits: string): CardBrand | undefined {
  const six = Number(digits.slice(0, 6));
  if (digits.length >= 6 && elo.some(([from, to]) => six >= from && six <= to)) return 'elo';
  return prefixes.find(([, prefix]) => prefix.test(digits))?.[0];
}

/** The Luhn checksum, used by every brand here. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}
