import type { AnyObject, NumberSchema, ObjectShape, StringSchema } from 'yup';
import { lazySchema, type Fields, type Paging } from '../lazy-schema.ts';

interface ListDefaults<S extends string, F extends ObjectShape> {
  /** The sortable columns. */
  sort: readonly S[];
  by: NoInfer<S>;
  order?: 1 | -1;
  perPage?: number;
  filters: (fields: Fields) => F;
}

/** A list's query: paging, one of its sort columns, and its own filters. Anything else is refused. */
export function listQuery<const S extends string, F extends ObjectShape>({
  sort,
  by,
  order = 1,
  perPage = 10,
  filters,
}: ListDefaults<S, F>) {
  const schema = lazySchema((fields) => {
    const { form, num, oneOf, whole } = fields;
    return form({
      page: whole(1, 1_000_000).default(1),
      perPage: whole(1, 100).default(perPage),
      sort: oneOf(sort).default(by as never) as unknown as StringSchema<S, AnyObject, S, 'd'>,
      order: num().oneOf([1, -1]).default(order) as unknown as NumberSchema<1 | -1, AnyObject, 1 | -1, 'd'>,
      ...filters(fields),
    });
  });
  return Object.assign(schema, { sorts: sort, defaults: { page: 1, perPage, sort: by, order } satisfies Paging });
}
