import type { MaskitoOptions } from '@maskito/core';
import { cardBrandOf, cardBrandRules } from '@mirante/domain/sales/card.ts';

const digit = /\d/;
/** `0` is a digit, anything else a literal. */
const pattern = (text: string) => [...text].map((char) => (char === '0' ? digit : char));

export const cpf: MaskitoOptions = { mask: pattern('000.000.000-00') };
const digitOrLetter = /[\da-z]/i;
/** Its last two are check digits; the others may be letters. */
export const cnpj: MaskitoOptions = {
  mask: Array.from('AA.AAA.AAA/AAAA-00', (char) => ({ A: digitOrLetter, 0: digit })[char] ?? char),
  postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
};
export const cep: MaskitoOptions = { mask: pattern('00000-000') };
/** A pattern for texts that are also pasted, or filled by the browser, in other formats. */
const dated = (text: string, read: (text: string) => string): MaskitoOptions => ({
  mask: pattern(text),
  preprocessors: [
    ({ elementState, data }) => ({
      elementState: { ...elementState, value: read(elementState.value) },
      data: read(data),
    }),
  ],
});
/** A pasted `1/8/1987` is padded with zeros. Browsers autofill a birthday as `YYYY-MM-DD`. */
function dayOf(text: string): string {
  const [, isoYear, isoMonth, isoDay] = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text) ?? [];
  if (isoYear && isoMonth && isoDay) return `${isoDay}/${isoMonth}/${isoYear}`;
  const [, day, month, year] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? [];
  return day && month && year ? `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}` : text;
}
/** The same, with a time: its seconds are none of a pattern's. */
function momentOf(text: string): string {
  const [, day, hour, minutes] = /^\s*([\d/-]{8,10})[T,\s]\s*(\d{1,2}):(\d{2})(?::\d{2})?\s*$/.exec(text) ?? [];
  return day && hour ? `${dayOf(day)} ${hour.padStart(2, '0')}:${minutes}` : dayOf(text);
}
/** `DD/MM/YYYY`. */
export const date = dated('00/00/0000', dayOf);
/** `DD/MM/YYYY HH:MM`. */
export const moment = dated('00/00/0000 00:00', momentOf);
/** Cards expire in this century: a year that does not start with `20` is its last two digits. */
const shortYear = /^(\d{2}\/)(?!2?$|20)(\d{1,2})$/;

const fromIsoMonth = (text: string) => text.replace(/^\s*(\d{4})-(\d{2})\s*$/, '$2/$1');

/** `MM/YYYY`. Cards print `MM/YY`, so browsers autofill it and people type it. */
export const expiry: MaskitoOptions = {
  mask: pattern('00/0000'),
  preprocessors: [
    ({ elementState, data }) => ({
      elementState: { ...elementState, value: fromIsoMonth(elementState.value) },
      data: fromIsoMonth(data).replace(/^\s*(\d)\s*\/\s*(?=\d)/, '0$1/'),
    }),
    // A month of one digit, once its slash is typed.
    ({ elementState, data }) =>
      data === '/' && /^\d$/.test(elementState.value)
        ? { elementState: { value: `0${elementState.value}`, selection: [2, 2] }, data }
        : { elementState, data },
  ],
  postprocessors: [
    ({ value, selection: [from, to] }) => {
      const whole = value.replace(shortYear, '$120$2');
      const added = whole.length - value.length;
      return { value: whole, selection: [from + added, to + added] };
    },
  ],
};

/** Grouped as the brand embosses its numbers. */
export const card: MaskitoOptions = {
  mask: ({ value }) => {
    const brand = cardBrandOf(value.replace(/\D/g, ''));
    const groups = brand ? cardBrandRules[brand].groups : [4, 4, 4, 4];
    return pattern(groups.map((length) => '0'.repeat(length)).join(' '));
  },
};
