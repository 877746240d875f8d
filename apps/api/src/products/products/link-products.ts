import { refusing } from '../../records/constraints.ts';
import { notFound, or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import * as store from './products.store.ts';

type Writing = Pick<Services, 'db'>;

interface Link {
  id: number;
  child_id: number;
}

/** Neither product is locked: two opposite links would deadlock, and the table itself refuses cycles. */
export async function addChild({ db }: Writing, { id, child_id }: Link): Promise<void> {
  const parent = or404(await store.nameOf(db, id), 'Produto');
  const child = or404(await store.nameOf(db, child_id), 'Produto');
  if (id === child_id) throw new Refusal('cycle', 'Um produto não pode incluir a si mesmo.');
  const removed = () => notFound('Produto');
  const words = {
    product_link_parent_id_fkey: removed,
    product_link_child_id_fkey: removed,
    product_link_acyclic: () => new Refusal('cycle', `${child} já inclui ${parent}: o vínculo fecharia um ciclo.`),
    product_link_pkey: () => new Refusal('already_linked', `${child} já é filho direto de ${parent}.`),
  };
  await store.link(db, id, child_id).catch(refusing(words));
}

export async function removeChild({ db }: Writing, { id, child_id }: Link): Promise<void> {
  or404(await store.unlink(db, id, child_id), 'Vínculo direto');
}
