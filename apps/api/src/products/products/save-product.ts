import type { products } from '@mirante/contract/products/products.ts';
import type { Db } from '../../database/db.ts';
import { invalidField } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { refusing } from '../../records/constraints.ts';
import * as store from './products.store.ts';

export const insertProduct = (trx: Db, { input, now }: Call<typeof products.createProduct>): Promise<number> =>
  store
    .insert(trx, { ...input, created_at: now(), updated_at: now() })
    .catch(refusing({ product_code_key: codeTaken }));

const codeTaken = () => invalidField('code', 'Já existe um produto com este código.');

export const saveProduct = (trx: Db, { params, input, now }: Call<typeof products.editProduct>): Promise<unknown> =>
  store.save(trx, params.id, { ...input, updated_at: now() });
