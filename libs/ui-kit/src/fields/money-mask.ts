import type { MaskitoOptions, MaskitoPlugin, MaskitoPreprocessor } from '@maskito/core';
import { maskitoNumberOptionsGenerator } from '@maskito/kit';
import { decimalCommaOf, numberFromTyped } from '@mirante/domain/typed-number.ts';

/**
 * For one input: a typed point is a comma, until what follows shows that it separates thousands. Too large an amount, or
 * a pasted one with too many decimals, stays as it is, for the field's rule: cut, it would be another amount.
 */
function amount(decimals: number): MaskitoOptions {
  const options = maskitoNumberOptionsGenerator({
    decimalSeparator: ',',
    thousandSeparator: '.',
    maximumFractionDigits: Infinity,
    min: 0,
  });
  let isPoint = false;
  const readPoint: MaskitoPreprocessor = ({ elementState, data }, action) => {
    if (action !== 'insert') return { elementState, data };
    if (data.length > 1) return { elementState, data: decimalCommaOf(data) ?? '' };
    const { value, selection } = elementState;
    const separatesThousands =
      isPoint && (/\d/.test(data) ? decimals === 2 && /,\d\d$/.test(value) : /,\d{3}$/.test(value));
    if (separatesThousands && selection[0] === value.length) {
      isPoint = false;
      const digits = value.replace(',', '');
      return { elementState: { value: digits, selection: [digits.length, digits.length] }, data };
    }
    if (/[.,]/.test(data) && !value.includes(',')) isPoint = data === '.';
    const comma = value.indexOf(',');
    const isOneTooMany = comma !== -1 && selection[0] > comma && value.length - comma > decimals;
    if (isOneTooMany && selection[0] === selection[1] && /\d/.test(data)) return { elementState, data: '' };
    return { elementState, data: data === '.' ? ',' : data };
  };
  return {
    ...options,
    preprocessors: [readPoint, ...(options.preprocessors ?? [])],
    plugins: [readEarlyText, ...(options.plugins ?? [])],
  };
}

/** `0.5`, typed before the mask is loaded, is read as if it was pasted: the mask would take its point for a thousand's. */
const readEarlyText: MaskitoPlugin = (element) => {
  const { value, selectionStart, selectionEnd } = element;
  if (!Number.isNaN(numberFromTyped(value))) return;
  element.value = decimalCommaOf(value) ?? value;
  element.setSelectionRange?.(selectionStart, selectionEnd);
};

export const money = (): MaskitoOptions => amount(2);
/** Amounts per share have more decimals than cents. */
export const decimal = (): MaskitoOptions => amount(8);
