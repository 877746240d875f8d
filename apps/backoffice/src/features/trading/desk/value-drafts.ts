import { moneyFromTyped } from '@mirante/ui-kit/fields/input-format.ts';

/** A value that was typed and not sent yet. */
export interface ValueDraft {
  typed: string;
  /** Far from the one before, and said so: sent again, it is meant. */
  doubted?: number;
  failure?: string;
}
/** By what is quoted: a value is for all its open trades. */
export type ValueDrafts = Readonly<Record<string, ValueDraft>>;

/** A value so many times the one before, or so small a part of it, is more often a slip than a price. */
const FAR = 2;
export const isFar = (before: number | null, next: number): boolean =>
  before !== null && before > 0 && (next >= before * FAR || next <= before / FAR);

/** The value that a draft sends, or the draft with what keeps it. */
export function readDraft(draft: ValueDraft, before: number | null): number | ValueDraft {
  const { typed, doubted } = draft;
  const value = moneyFromTyped(typed);
  if (value === '') return typed === '' ? { typed } : { typed, failure: 'Digite um número.' };
  return isFar(before, value) && doubted !== value ? { typed, doubted: value } : value;
}
