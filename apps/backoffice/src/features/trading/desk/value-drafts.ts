import { amountFromTyped, MAX_AMOUNT } from '@mirante/domain/typed-number.ts';
import { say } from '@mirante/validation/messages.ts';

/** A typed value that is not sent yet. */
export interface ValueDraft {
  typed: string;
  /** A value far from the previous one, already warned about: sending it again confirms it. */
  doubted?: number;
  failure?: string;
}
/** By asset: a value applies to all its open trades. */
export type ValueDrafts = Readonly<Record<string, ValueDraft>>;

/** A value at least this many times the previous one, or at most this fraction of it, is more likely a typo. */
const FAR = 2;
export const isFar = (before: number | null, next: number): boolean =>
  before !== null && before > 0 && (next >= before * FAR || next <= before / FAR);

/** A typed or pasted value, or its error. */
export function readValue(text: string): { value: number } | { failure: string } {
  const read = amountFromTyped(text);
  if (read === undefined) return { failure: 'O valor não é um número.' };
  // A spreadsheet's sum may have more decimals than it shows.
  return read > MAX_AMOUNT ? { failure: say.amount } : { value: Number(read.toFixed(8)) };
}

/** The value to send, or the draft with its error. */
export function readDraft(draft: ValueDraft, before: number | null): number | ValueDraft {
  const { typed, doubted } = draft;
  if (typed.trim() === '') return { typed: '' };
  const read = readValue(typed);
  if ('failure' in read) return { typed, failure: read.failure };
  const { value } = read;
  return isFar(before, value) && doubted !== value ? { typed, doubted: value } : value;
}
