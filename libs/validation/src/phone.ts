import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { say } from './messages.ts';
import type { Rule } from './rules.ts';

/** The typed number as E.164, Brazilian unless it starts with `+`; undefined if it is no possible number. */
export function toE164(typed: string): string | undefined {
  const number = typed.length <= 32 ? parsePhoneNumberFromString(typed, 'BR') : undefined;
  return number?.isValid() ? number.number : undefined;
}

export const phoneRule: Rule = (value) => (toE164(value) ? undefined : say.phone);
