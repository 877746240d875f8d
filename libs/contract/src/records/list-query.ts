import type { AnyObject, NumberSchema, ObjectShape, StringSchema } from 'yup';
import { lazySchema, type Fields, type Paging } from '../lazy-schema.ts';

const MAX_PAGE = 1_000_000;
const MAX_PER_PAGE = 100;
const MAXIMA = new Map([
  ['page', MAX_PAGE],
  ['perPage', MAX_PER_PAGE],
]);

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
      page: whole(1, MAX_PAGE).default(1),
      perPage: whole(1, MAX_PER_PAGE).default(perPage),
      sort: oneOf(sort).default(by as never) as unknown as StringSchema<S, AnyObject, S, 'd'>,
      order: num().oneOf([1, -1]).default(order) as unknown as NumberSchema<1 | -1, AnyObject, 1 | -1, 'd'>,
      ...filters(fields),
    });
  });
  const defaults: Paging = { page: 1, perPage, sort: by, order };
  const sorts: readonly string[] = sort;
  return Object.assign(schema, { sorts, defaults, readPaging: pagingReader(sorts, defaults) });
}

const pagingReader = (sorts: readonly string[], defaults: Paging) => {
  const isValid = (key: string, text: string): boolean => {
    if (key === 'sort') return sorts.includes(text);
    if (key === 'order') return /^-?1$/.test(text);
    return /^[1-9]\d*$/.test(text) && Number(text) <= (MAXIMA.get(key) ?? 0);
  };
  return (state: ReadonlyMap<string, string>): Paging | undefined => {
    const given = [...state];
    if (!given.every(([key, text]) => isValid(key, text))) return undefined;
    return {
      ...defaults,
      ...Object.fromEntries(given.map(([key, text]) => [key, key === 'sort' ? text : Number(text)])),
    };
  };
};
