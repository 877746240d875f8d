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

/** `YYYY-MM-DD` from `DD/MM/YYYY`; anything else unchanged. */
export const dayFromTyped = (typed: string): string =>
  typed
    .trim()
    .replace(
      /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
      (_all, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    );
