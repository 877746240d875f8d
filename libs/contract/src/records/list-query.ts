import { form, num, oneOf, whole } from '@mirante/validation/fields.ts';
import type { AnyObject, NumberSchema, ObjectShape, StringSchema } from 'yup';

export interface ListDefaults<S extends string, F extends ObjectShape> {
  /** The columns a caller may sort by. */
  sort: readonly S[];
  by: NoInfer<S>;
  order?: 1 | -1;
  perPage?: number;
  filters: F;
}

/** What a list accepts: paging, one of its sort columns, and its own filters. Anything else is refused. */
export const listQuery = <const S extends string, F extends ObjectShape>({
  sort,
  by,
  order = 1,
  perPage = 10,
  filters,
}: ListDefaults<S, F>) =>
  form({
    page: whole(1, 1_000_000).default(1),
    perPage: whole(1, 100).default(perPage),
    sort: oneOf(sort).default(by as never) as unknown as StringSchema<S, AnyObject, S, 'd'>,
    order: num().oneOf([1, -1]).default(order) as unknown as NumberSchema<1 | -1, AnyObject, 1 | -1, 'd'>,
    ...filters,
  });
