import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { say } from './messages.ts';
import type { Rule } from './rules.ts';

/** E.164 of what was typed, which is Brazilian unless it starts with `+`; undefined when no such number can exist. */
export function toE164(typed: string): string | undefined {
  const number = typed.length <= 32 ? parsePhoneNumberFromString(typed, 'BR') : undefined;
  return number?.isValid() ? number.number : undefined;
}

export const phoneRule: Rule = (value) => (toE164(value) ? undefined : say.phone);
