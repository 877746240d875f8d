import type { products } from '@mirante/contract/products/products.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { Product } from '@mirante/domain/products/product-record.ts';
import { refusing } from '../../records/constraints.ts';
import { created, edited, type Editing } from '../../records/edited.ts';
import { invalidField } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import * as store from './products.store.ts';

type Writing = Pick<Services, 'db' | 'now'>;

export function createProduct({ db, now }: Writing, input: Input<typeof products.createProduct>): Promise<Product> {
  const at = now();
  return created(db, store, (trx) => store.insert(trx, { ...input, created_at: at, updated_at: at })).catch(
    refusing({ product_code_key: codeTaken }),
  );
}

const codeTaken = () => invalidField('code', 'Já existe um produto com este código.');

interface Edit extends Editing {
  input: Input<typeof products.editProduct>;
}

export const editProduct = ({ db, now }: Writing, { input, ...editing }: Edit): Promise<Product> =>
  edited(db, { what: 'Produto', ...store }, editing, (trx) =>
    store.save(trx, editing.id, { ...input, updated_at: now() }),
  );
