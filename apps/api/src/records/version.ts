import { createHash } from 'node:crypto';
import { Refusal } from '../http/refusal.ts';

/**
 * Optimistic locking: adds the version of a record's editable fields, which an edit sends back as `If-Match`. Equal
 * values have equal versions; counters and timestamps beside them cause no conflict.
 */
export function versioned<R extends object>(record: R, editable: readonly (keyof R)[]): R & { version: string } {
  const values = editable.map((field) => record[field] ?? null);
  return { ...record, version: createHash('sha1').update(JSON.stringify(values)).digest('base64url').slice(0, 12) };
}

/** A form's fields. */
export const fieldsOf = <F extends object>({ fields }: { fields: F }) => Object.keys(fields) as (keyof F & string)[];

/** The part of a version that an edit depends on. */
export type VersionPart = (version: string) => string;

/** Refuses a stale edit, with the current record. Without a version nothing is checked. */
export function refuseStale(
  seen: string | undefined,
  current: { version: string },
  partOf: VersionPart = (whole) => whole,
): void {
  if (seen === undefined || seen === '*' || partOf(seen.replaceAll('"', '')) === partOf(current.version)) return;
  throw new Refusal('edit_conflict', 'Este registro mudou enquanto você o editava. Compare antes de salvar.', {
    current,
  });
}
