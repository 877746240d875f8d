import type { AnyObject, ObjectSchema } from 'yup';

// oxlint-disable-next-line typescript/no-explicit-any -- generic over every schema there can be
export type Schema = ObjectSchema<any, AnyObject, any, any>;

/**
 * What the type check asks of a schema. It would compare each of them with yup's own class member by member, method by
 * method, which took most of its time.
 */
export interface AnySchema {
  // oxlint-disable-next-line typescript/no-explicit-any -- generic over every schema there can be
  readonly __outputType: any;
  readonly fields: object;
}

/** The field builders that schemas are made of. */
export type Fields = typeof import('@mirante/validation/query-fields.ts');

export interface LazySchema<S = Schema> {
  (): Promise<S>;
  /** Set once it has been loaded. */
  made?: S;
}

export interface Paging {
  page: number;
  perPage: number;
  sort: string;
  order: 1 | -1;
}

/** A list's input. Without filters in the query, no schema is needed. */
export interface ListInput<S = Schema> extends LazySchema<S> {
  /** The sortable columns. */
  sorts: readonly string[];
  /** The paging without any query state. */
  defaults: Paging;
  /** Reads a URL's state as the schema does; undefined if it is more than valid paging, and needs the schema. */
  readPaging: (state: ReadonlyMap<string, string>) => Paging | undefined;
}

/** A schema that is built on first validation, so that callers that only make requests do not load yup. */
export function lazySchema<S>(make: (fields: Fields) => S): LazySchema<S> {
  let coming: Promise<S> | undefined;
  const fetched = async () => (schema.made = make(await import('@mirante/validation/query-fields.ts')));
  const schema: LazySchema<S> = () =>
    (coming ??= fetched().catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));
  return schema;
}
