import type { AnyObject, ObjectSchema } from 'yup';

// oxlint-disable-next-line typescript/no-explicit-any -- generic over every schema there can be
export type Schema = ObjectSchema<any, AnyObject, any, any>;

/** What schemas are made of. */
export type Fields = typeof import('@mirante/validation/query-fields.ts');

export interface LazySchema<S = Schema> {
  (): Promise<S>;
  /** There once it was asked for and made. */
  made?: S;
}

export interface Paging {
  page: number;
  perPage: number;
  sort: string;
  order: 1 | -1;
}

/** A list's input. Where no state is given, no schema is needed. */
export interface ListInput<S = Schema> extends LazySchema<S> {
  /** The columns a caller may sort by. */
  sorts: readonly string[];
  /** What it is without any state. */
  defaults: Paging;
}

/** A schema that is made when somebody is to validate by it: who only asks the API for something fetches no yup. */
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
