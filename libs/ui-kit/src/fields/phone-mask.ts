import type { MaskitoOptions } from '@maskito/core';
import { toE164 } from '@mirante/validation/phone.ts';
import { AsYouType } from 'libphonenumber-js/min';

export const phoneFromTyped = (typed: string): string => toE164(typed) ?? typed;

/** In the country's format, Brazil's without a `+`. */
const written = (typed: string): string => new AsYouType('BR').input(typed);
const isMark = (char: string | undefined) => char !== undefined && /[\d+]/.test(char);
const marksIn = (text: string) => [...text].filter(isMark).length;

/** The offset after the nth digit or `+`, which keeps the caret's position when the text is reformatted. */
function placeAfter(text: string, marks: number): number {
  let place = 0;
  for (let left = marks; left > 0 && place < text.length; place++) if (isMark(text[place])) left--;
  return place;
}

/** Deleting a bracket or dash deletes the digit before it; otherwise formatting would restore it. */
function eraseRange(value: string, selection: readonly [number, number], action: string): readonly [number, number] {
  let [from, to] = selection;
  if (action !== 'deleteBackward' || to - from !== 1) return selection;
  for (; from > 0 && !isMark(value[from]); from--) to--;
  return [from, to];
}

export const phone: MaskitoOptions = {
  mask: /^[+\d\s().-]{0,32}$/,
  preprocessors: [
    ({ elementState: { value, selection }, data }, action) => {
      const erased = eraseRange(value, selection, action);
      return { elementState: { value, selection: erased }, data: data.replace(/[^+\d\s().-]/g, '') };
    },
  ],
  postprocessors: [
    ({ value, selection }) => {
      const text = written(value);
      const place =
        selection[1] >= value.length ? text.length : placeAfter(text, marksIn(value.slice(0, selection[1])));
      return { value: text, selection: [place, place] };
    },
  ],
};
