import { hashSync } from '@node-rs/argon2';
import type { StaffRole } from '@mirante/domain/access.ts';
import type { Db } from '../database/db.ts';
import * as sessions from '../access/session/session.store.ts';
import { clockNow } from './clock.ts';
import { nextCpf } from './cpf.ts';
import { salesFactory, type Row } from './sales-factory.ts';
import { nextNumber } from './sequence.ts';

export const PASSWORD = 'mirante123';
/** A password that staff may choose too. */
export const STRONG_PASSWORD = 'tangerina no telhado';
/** Cheap on purpose: tests create many people, and verification reads the cost from the hash. */
export const HASH_COST = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const passwordHash = hashSync(PASSWORD, HASH_COST);
const next = () => `${process.pid}-${nextNumber()}`;
const stamps = (db: Db) => ({ created_at: clockNow(db), updated_at: clockNow(db) });

export interface Person {
  id: number;
  name: string;
  email: string;
  role: 'client' | 'user';
}
const ids = { administrador: 1, atendimento: 2, financeiro: 3, conteudo: 4, trader: 5 } satisfies Record<
  StaffRole,
  number
>;

/**
 * Complete, valid rows, with the test's values in place of the defaults. Times are those of the clock of the API under
 * test, never the database's.
 */
export const factory = {
  client: async (db: Db, row: Row<'client'> = {}): Promise<Person & { cpf: string }> => {
    const values = {
      name: 'Ana Beatriz Nogueira',
      email: `cliente-${next()}@exemplo.com.br`,
      cpf: nextCpf(),
      birth_date: '1988-04-12',
      phone: '+5511987654321',
      gender: 'F' as const,
      password_hash: passwordHash,
      email_confirmed_at: clockNow(db),
      created_at: clockNow(db),
      ...row,
    };
    const { id } = await db.insertInto('client').values(values).returning('id').executeTakeFirstOrThrow();
    return { id, name: values.name, email: values.email, cpf: values.cpf!, role: 'client' };
  },

  address: async (db: Db, clientId: number, row: Row<'client_address'> = {}): Promise<void> => {
    await db
      .insertInto('client_address')
      .values({
        zipcode: '01310100',
        address: 'Avenida Paulista',
        number: 1000,
        complement: null,
        district: 'Bela Vista',
        state: 'SP',
        city: 'São Paulo',
        city_id: 3550308,
        ...stamps(db),
        ...row,
        client_id: clientId,
      })
      .execute();
  },

  staff: async (
    db: Db,
    roles: readonly StaffRole[] = ['administrador'],
    row: Row<'staff_user'> = {},
  ): Promise<Person> => {
    const values = {
      name: 'Rui Sampaio',
      email: `equipe-${next()}@mirante.example`,
      password_hash: passwordHash,
      ...stamps(db),
      ...row,
    };
    const { id } = await db.insertInto('staff_user').values(values).returning('id').executeTakeFirstOrThrow();
    if (roles.length > 0)
      await db
        .insertInto('staff_user_role')
        .values(roles.map((role) => ({ user_id: id, role_id: ids[role] })))
        .execute();
    return { id, name: values.name, email: values.email, role: 'user' };
  },

  product: async (db: Db, row: Row<'product'> = {}): Promise<{ id: number; code: string; price: number }> => {
    const n = next();
    const values = {
      code: `produto_${n.replace('-', '_')}`,
      name: `Produto ${n}`,
      description: 'Um produto de teste.',
      price: 1000,
      installments: 12,
      ...stamps(db),
      ...row,
    };
    const { id } = await db.insertInto('product').values(values).returning('id').executeTakeFirstOrThrow();
    return { id, code: values.code, price: values.price };
  },

  link: async (db: Db, parentId: number, childId: number): Promise<void> => {
    await db.insertInto('product_link').values({ parent_id: parentId, child_id: childId }).execute();
  },

  ...salesFactory,

  stockPortfolio: async (
    db: Db,
    productId: number,
    row: Row<'stock_portfolio'> = {},
  ): Promise<{ id: number; name: string }> =>
    db
      .insertInto('stock_portfolio')
      .values({
        name: `Carteira ${next()}`,
        description: 'Uma carteira de teste.',
        ...stamps(db),
        ...row,
        product_id: productId,
      })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow(),

  /** A swing trade that waits for its trigger. */
  trade: async (db: Db, row: Row<'trade'> = {}): Promise<{ id: number }> =>
    db
      .insertInto('trade')
      .values({
        type: 'C',
        status: 'trigger',
        asset: 'PETR4',
        asset_type_id: 1,
        strategy_id: 2,
        valid_input_today: 'Até 38,95',
        ...stamps(db),
        ...row,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),

  coupon: async (
    db: Db,
    row: Row<'coupon'> = {},
    productIds: readonly number[] = [],
  ): Promise<{ id: number; code: string }> => {
    const code = row.code ?? `CUPOM-${next()}`;
    const moments = { starts_at: clockNow(db), created_at: clockNow(db) };
    const { id } = await db
      .insertInto('coupon')
      .values({ qt: 100, ...(row.amount == null && { percent: 50 }), ...moments, ...row, code })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (productIds.length > 0)
      await db
        .insertInto('coupon_product')
        .values(productIds.map((product_id) => ({ coupon_id: id, product_id })))
        .execute();
    return { id, code };
  },
};

/** Opens a session and returns its token. The login call has tests of its own. */
export const logIn = (
  { services }: { services: { db: Db; now: () => Date } },
  person: Pick<Person, 'id' | 'role'>,
): Promise<string> => sessions.open(services.db, person, services.now());
