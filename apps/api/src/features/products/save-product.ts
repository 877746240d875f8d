import type { products } from '@mirante/contract/products.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { Product } from '@mirante/domain/product-record.ts';
import { DatabaseError } from 'pg';
import { or404, Refusal } from '../../http/refusal.ts';
import { refuseStale } from '../../http/version.ts';
import type { Services } from '../../services.ts';
import * as store from './products.store.ts';

type Writing = Pick<Services, 'db' | 'now'>;

export const createProduct = async ({ db, now }: Writing, input: Input<typeof products.createProduct>): Promise<Product> =>
  db.transaction().execute(async (trx) => {
    const at = now();
    const id = await store.insert(trx, { ...input, image: input.image || null, created_at: at, updated_at: at }).catch(refuseDuplicate);
    return (await store.find(trx, id))!;
  });

function refuseDuplicate(error: unknown): never {
  if (!(error instanceof DatabaseError) || error.constraint !== 'product_code_key') throw error;
  throw new Refusal(422, 'invalid_fields', 'Confira os campos destacados.', { errors: [{ path: 'code', message: 'Já existe um produto com este código.' }] });
}

interface Edit {
  id: number;
  input: Input<typeof products.editProduct>;
  /** The version that its editor saw. */
  seen: string | undefined;
}

export const editProduct = ({ db, now }: Writing, { id, input, seen }: Edit): Promise<Product> =>
  db.transaction().execute(async (trx) => {
    or404(await store.hold(trx, id), 'Produto');
    refuseStale(seen, (await store.find(trx, id))!);
    await store.save(trx, id, { ...input, ...(input.image !== undefined && { image: input.image || null }), updated_at: now() });
    return (await store.find(trx, id))!;
  });
