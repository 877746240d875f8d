import { associatedFields, type AboutField } from '@mirante/domain/content/association.ts';
import type { Fields } from '../lazy-schema.ts';

/** Filters of a content list by associated records, each by id: `news.funds`. */
export const about = <const R extends string>(resource: R, { id }: Pick<Fields, 'id'>) =>
  Object.fromEntries(associatedFields.map((field) => [`${resource}.${field}`, id()])) as {
    [F in AboutField as `${R}.${F}`]: ReturnType<typeof id>;
  };
