import { refusing } from '../../records/constraints.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import * as store from './products.store.ts';

type Writing = Pick<Services, 'db' | 'now'>;

/** Whether it is for sale. Who has it keeps it either way. */
export async function setActive({ db, now }: Writing, id: number, active: boolean): Promise<void> {
  or404(await store.save(db, id, { active, updated_at: now() }), 'Produto');
}

/** Only what nobody and nothing refers to: access, payments and coupons would change their meaning. */
export const removeProduct = ({ db }: Writing, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    or404(await store.hold(trx, id), 'Produto');
    const why = reasons(await store.usesOf(trx, id));
    if (why.length > 0)
      throw new Refusal(
        'product_in_use',
        `Este produto não pode ser removido: ${why.join('; ')}. Para que deixe de ser vendido, inative-o.`,
      );
    await store.remove(trx, id);
  });

function reasons({ clients, is_paid, links, coupons }: Awaited<ReturnType<typeof store.usesOf>>): string[] {
  const said = (n: number, one: string, many: string) => (n === 0 ? [] : [n === 1 ? one : `${n} ${many}`]);
  return [
    ...said(clients, 'um cliente o tem ou já o teve', 'clientes o têm ou já o tiveram'),
    ...(clients === 0 && is_paid ? ['há pagamentos dele'] : []),
    ...said(links, 'está vinculado a outro produto', 'vínculos com outros produtos'),
    ...said(coupons, 'um cupom vale só para ele ou também para ele', 'cupons o citam'),
  ];
}

interface Link {
  id: number;
  child_id: number;
}

/** Neither product is held: two opposite links would wait for each other, and the table itself refuses circles. */
export async function addChild({ db }: Writing, { id, child_id }: Link): Promise<void> {
  const parent = or404(await store.nameOf(db, id), 'Produto');
  const child = or404(await store.nameOf(db, child_id), 'Produto');
  if (id === child_id) throw new Refusal('cycle', 'Um produto não pode incluir a si mesmo.');
  const words = {
    product_link_acyclic: () => new Refusal('cycle', `${child} já inclui ${parent}: o vínculo fecharia um ciclo.`),
    product_link_pkey: () => new Refusal('already_linked', `${child} já é filho direto de ${parent}.`),
  };
  await store.link(db, id, child_id).catch(refusing(words));
}

export async function removeChild({ db }: Writing, { id, child_id }: Link): Promise<void> {
  or404(await store.unlink(db, id, child_id), 'Vínculo direto');
}
