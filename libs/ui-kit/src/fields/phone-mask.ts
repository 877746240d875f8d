import type { MaskitoOptions } from '@maskito/core';
import { toE164 } from '@mirante/validation/phone.ts';
import { AsYouType } from 'libphonenumber-js/min';

export const phoneFromTyped = (typed: string): string => toE164(typed) ?? typed;

/** As the country writes it, Brazil where no `+` says otherwise. */
const written = (typed: string): string => new AsYouType('BR').input(typed);
const isMark = (char: string | undefined) => char !== undefined && /[\d+]/.test(char);
const marksIn = (text: string) => [...text].filter(isMark).length;

/** The place after the nth digit or `+`: where the caret was, whatever was written around it. */
function placeAfter(text: string, marks: number): number {
  let place = 0;
  for (let left = marks; left > 0 && place < text.length; place++) if (isMark(text[place])) left--;
  return place;
}

/** Rubbing out a bracket or a dash means the digit before it; else it would come back for ever. */
function rubbedOut(value: string, selection: readonly [number, number], action: string): readonly [number, number] {
  let [from, to] = selection;
  if (action !== 'deleteBackward' || to - from !== 1) return selection;
  for (; from > 0 && !isMark(value[from]); from--) to--;
  return [from, to];
}

export const phone: MaskitoOptions = {
  mask: /^[+\d\s().-]{0,32}$/,
  preprocessors: [
    ({ elementState: { value, selection }, data }, action) => {
      const rubbed = rubbedOut(value, selection, action);
      return { elementState: { value, selection: rubbed }, data: data.replace(/[^+\d\s().-]/g, '') };
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
