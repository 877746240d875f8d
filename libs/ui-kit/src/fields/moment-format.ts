import { momentOf } from '@mirante/domain/dates.ts';
import { dayTime } from '@mirante/domain/format.ts';

/** A time in São Paulo: `DD/MM/YYYY HH:MM` as typed, `YYYY-MM-DDTHH:MM` in the form. */
export const momentFromTyped = (typed: string): string =>
  typed.replace(/^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2})$/, '$3-$2-$1T$4');
/** From the form's value, also one that no calendar has, or a stored timestamp of any time zone. */
export const momentToTyped = (value: string): string => {
  const at = momentOf(value);
  return at
    ? dayTime(at.toISOString()).replace(',', '')
    : value.replace(/^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})$/, '$3/$2/$1 $4');
};
