import { associatedField, associationKinds, type AboutField } from '@mirante/domain/content/association.ts';
import { tables } from '../content/associations/associations.store.ts';

type AboutCases<R extends string> = {
  [F in AboutField as `${R}.${F}`]: readonly (readonly [value: number, condition: string])[];
};
/** Filter cases for a list of contents by their subjects: one with a match, and one without. */
export const aboutCases = <const R extends string>(resource: R): AboutCases<R> =>
  Object.fromEntries(
    associationKinds
      .filter((kind) => kind !== 'tags')
      .map((kind) => [
        `${resource}.${associatedField[kind]}`,
        [1, 2147483647].map((id) => [
          id,
          `id in (select content_id from ${tables[kind].links} where ${tables[kind].column} = ${id})`,
        ]),
      ]),
  ) as unknown as AboutCases<R>;
