import { DatabaseError } from 'pg';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import * as store from './products.store.ts';

/** Only what nobody and nothing refers to: access, payments and coupons would change their meaning. While it is held nothing comes to refer to it. */
export const removeProduct = ({ db }: Pick<Services, 'db'>, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    or404(await store.lock(trx, id), 'Produto');
    const why = reasons(await store.usesOf(trx, id));
    if (why.length > 0) throw inUse(why);
    await store.remove(trx, id).catch((error: unknown) => {
      throw isReferenced(error) ? inUse(['há registros que o citam']) : error;
    });
  });

const inUse = (why: readonly string[]) =>
  new Refusal(
    'product_in_use',
    `Este produto não pode ser removido: ${why.join('; ')}. Para que deixe de ser vendido, inative-o.`,
  );

/** By a table that `usesOf` does not ask. */
const isReferenced = (error: unknown) => error instanceof DatabaseError && error.code === '23503';

function reasons(uses: Awaited<ReturnType<typeof store.usesOf>>): string[] {
  const { clients, is_paid, links, coupons, contents, portfolios } = uses;
  const said = (n: number, one: string, many: string) => (n === 0 ? [] : [n === 1 ? one : `${n} ${many}`]);
  return [
    ...said(clients, 'um cliente o tem ou já o teve', 'clientes o têm ou já o tiveram'),
    ...(clients === 0 && is_paid ? ['há pagamentos dele'] : []),
    ...said(links, 'está vinculado a outro produto', 'vínculos com outros produtos'),
    ...said(coupons, 'um cupom vale só para ele ou também para ele', 'cupons o citam'),
    ...said(contents, 'um conteúdo é publicado para ele', 'conteúdos são publicados para ele'),
    ...said(portfolios, 'uma carteira de ações é dele', 'carteiras de ações são dele'),
  ];
}
