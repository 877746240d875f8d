import { associatedFields, type AboutField } from '@mirante/domain/content/association.ts';
import type { Fields } from '../lazy-schema.ts';

/** Filters of a list of contents by what they are about, each the id of such a record: `news.funds`. */
export const about = <const R extends string>(resource: R, { id }: Pick<Fields, 'id'>) =>
  Object.fromEntries(associatedFields.map((field) => [`${resource}.${field}`, id()])) as {
    [F in AboutField as `${R}.${F}`]: ReturnType<typeof id>;
  };
