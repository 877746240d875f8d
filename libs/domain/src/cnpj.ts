/** The fourteen characters of a CNPJ, in capitals, of a text with or without its mask. */
export const compactCnpj = (text: string): string => text.replaceAll(/[^\da-z]/gi, '').toUpperCase();

/**
 * The twelve characters of a company and its branch, digits or capitals, followed by their two check digits: weights
 * 2..9 from the right, modulo 11, where a letter counts as its ASCII code less 48. Source: Receita Federal, Instrução
 * Normativa 2.229 of 2024, by which new companies have letters since July 2026.
 */
export const withCheckDigits = (root: string): string => withCheckDigit(withCheckDigit(root));

function withCheckDigit(text: string): string {
  const sum = [...text].reduce(
    (total, char, i) => total + (char.charCodeAt(0) - 48) * (((text.length - 1 - i) % 8) + 2),
    0,
  );
  return text + (sum % 11 < 2 ? 0 : 11 - (sum % 11));
}

/** Whether these are the fourteen characters of a CNPJ. */
export const isCnpj = (compact: string): boolean =>
  /^[\dA-Z]{12}\d{2}$/.test(compact) && withCheckDigits(compact.slice(0, 12)) === compact;

/** `00.000.000/0000-00` from fourteen characters; anything else unchanged. */
export const maskedCnpj = (compact: string): string =>
  compact.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\d{2})$/, '$1.$2.$3/$4-$5');
