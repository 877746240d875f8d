import type { Db } from '../database/db.ts';
import { nowOf } from './clock.ts';
import type { Row } from './given-sales.ts';

let made = 0;
const next = () => `${process.pid}-${(made += 1)}`;
const stamps = (db: Db) => ({ created_at: nowOf(db), updated_at: nowOf(db) });

/** Funds and their portfolios as tests need them. */
export const givenPortfolio = {
  category: (db: Db, name = `Categoria ${next()}`): Promise<{ id: number; name: string }> =>
    db
      .insertInto('fund_category')
      .values({ name, ...stamps(db) })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow(),

  fund: (db: Db, categoryId: number, row: Row<'fund'> = {}): Promise<{ id: number; name: string }> =>
    db
      .insertInto('fund')
      .values({
        name: `Fundo ${next()}`,
        description: 'Um fundo de teste.',
        liquidity: 30,
        min_value: 500,
        ...stamps(db),
        ...row,
        category_id: categoryId,
      })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow(),

  portfolio: (db: Db, productId: number, row: Row<'portfolio'> = {}): Promise<{ id: number; name: string }> =>
    db
      .insertInto('portfolio')
      .values({
        name: `Carteira ${next()}`,
        description: '<p>Uma carteira de teste.</p>',
        ...stamps(db),
        ...row,
        product_id: productId,
      })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow(),
};
