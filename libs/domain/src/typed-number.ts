/** Of amounts in BRL and values of assets. */
export const MAX_AMOUNT = 99_999_999.99;

/**
 * Parses a number in Brazilian format, `1.234,56`, with or without `R$` or `%`. Undefined if empty, NaN for anything
 * else: `0.5` is ambiguous here.
 */
export function numberFromTyped(typed: string): number | undefined {
  const plain = typed.replaceAll(/R\$|%|\s/g, '');
  if (plain === '') return undefined;
  if (!/^-?(\d+|[1-9]\d{0,2}(\.\d{3})+)(,\d+)?$/.test(plain)) return NaN;
  return Number(plain.replaceAll('.', '').replace(',', '.'));
}

/**
 * The digits of a number in Brazilian or English format, with a decimal comma: `1188,00` from `1.188,00`, `1,188.00` or
 * `1188.00`. A single point before three digits separates thousands, as in Brazil. Undefined for anything else.
 */
export function decimalCommaOf(text: string): string | undefined {
  const plain = text.replaceAll(/R\$|\s/gi, '');
  if (!/^[\d,][\d.,]*$/.test(plain)) return undefined;
  const isEnglish = plain.includes(',')
    ? plain.lastIndexOf('.') > plain.lastIndexOf(',')
    : /^\d+\.\d*$/.test(plain) && !/^[1-9]\d{0,2}\.\d{3}$/.test(plain);
  const digits = isEnglish ? plain.replaceAll(',', '').replace('.', ',') : plain.replaceAll('.', '');
  return /^\d*,?\d*$/.test(digits) ? digits : undefined;
}

/** The number in `decimalCommaOf`'s formats; undefined for anything else. */
export function amountFromTyped(text: string): number | undefined {
  const amount = Number(decimalCommaOf(text)?.replace(',', '.') || NaN);
  return Number.isFinite(amount) ? amount : undefined;
}

/** `YYYY-MM-DD` from `DD/MM/YYYY`; anything else unchanged. */
export const dayFromTyped = (typed: string): string =>
  typed
    .trim()
    .replace(
      /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
      (_all, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    );
