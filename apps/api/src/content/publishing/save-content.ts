import { momentOf } from '@mirante/domain/dates.ts';
import type { Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { alertReaders } from './alert-readers.ts';
import { setProducts } from '../../products/entitlements/unlocking.store.ts';

type DateColumn = `${'report' | 'video' | 'news'}_date`;
type Typed<D extends DateColumn> = { products?: number[] | undefined } & { [K in D]?: string | undefined };
interface Writing<Input> extends Pick<Services, 'jobs' | 'now'> {
  input: Input;
}
/** `rowsOf` the kind's table. */
interface Rows {
  insert: (trx: Db, values: never) => Promise<number>;
  save: (trx: Db, id: number, values: never) => Promise<unknown>;
}

/** Saves a content that products unlock: its date as typed, its products as links. */
export const savesContent = <const D extends DateColumn>({ insert, save }: Rows, date: D) => ({
  insert: async (trx: Db, call: Writing<Typed<D> & { products: number[] }>): Promise<number> => {
    const { products, ...values } = call.input;
    const at = call.now();
    const stamps = { created_at: at, updated_at: at };
    const id = await insert(trx, { ...values, [date]: momentOf(call.input[date] ?? '') ?? at, ...stamps } as never);
    await setProducts(trx, { kind: 'content', id }, products);
    await alertReaders(trx, call);
    return id;
  },
  save: async (trx: Db, call: Writing<Typed<D>> & { params: { id: number } }): Promise<void> => {
    const { id } = call.params;
    const { products, ...values } = call.input;
    const typed = call.input[date];
    await save(trx, id, { ...values, ...(typed && { [date]: momentOf(typed) }), updated_at: call.now() } as never);
    if (products) await setProducts(trx, { kind: 'content', id }, products);
    await alertReaders(trx, call);
  },
});
