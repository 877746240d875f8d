import { moneyFromTyped } from '@mirante/ui-kit/fields/input-format.ts';

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

/** The value to send, or the draft with its error. */
export function readDraft(draft: ValueDraft, before: number | null): number | ValueDraft {
  const { typed, doubted } = draft;
  const value = moneyFromTyped(typed);
  if (value === '') return typed === '' ? { typed } : { typed, failure: 'Digite um número.' };
  return isFar(before, value) && doubted !== value ? { typed, doubted: value } : value;
}
