import { createHash } from 'node:crypto';
import { Refusal } from '../http/refusal.ts';

/**
 * A record with the version of what can be edited in it: the same values, the same version. What is counted or stamped
 * beside them may change without anybody's edit being in the way.
 */
export function versioned<R extends object>(record: R, editable: readonly (keyof R)[]): R & { version: string } {
  const values = editable.map((field) => record[field] ?? null);
  return { ...record, version: createHash('sha1').update(JSON.stringify(values)).digest('base64url').slice(0, 12) };
}

/** What a form edits. */
export const fieldsOf = <F extends object>({ fields }: { fields: F }) => Object.keys(fields) as (keyof F & string)[];

/** Refuses an edit of what is no longer as its editor saw it, and answers with what is there now. Who sends no version is not asked. */
export function refuseStale(seen: string | undefined, current: { version: string }): void {
  if (seen === undefined || seen === '*' || seen.replaceAll('"', '') === current.version) return;
  throw new Refusal(
    'edit_conflict',
    'Outra pessoa alterou este registro enquanto você o editava. Compare antes de salvar.',
    { current },
  );
}
