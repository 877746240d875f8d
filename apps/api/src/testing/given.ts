import type { PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import { hashSync } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@mirante/domain/access.ts';
import type { ClientProductStatus } from '@mirante/domain/products/client-product.ts';
import type { PaymentStatus } from '@mirante/domain/sales/payment.ts';
import type { Insertable } from 'kysely';
import type { Db } from '../database/db.ts';
import * as sessions from '../access/session/session.store.ts';
import type { Schema } from '../database/schema.ts';
import { nextCpf } from './cpf.ts';

type Row<T extends keyof Schema> = Partial<Insertable<Schema[T]>>;

export const PASSWORD = 'mirante123';
// Cheap on purpose: a test makes many people, and verifying reads the cost out of the hash.
const passwordHash = hashSync(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });
let made = 0;
const next = () => `${process.pid}-${(made += 1)}`;

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

/** Rows as tests need them: whole and valid, with what the test says in place of what it does not care about. */
export const given = {
  client: async (db: Db, row: Row<'client'> = {}): Promise<Person & { cpf: string }> => {
    const values = {
      name: 'Ana Beatriz Nogueira',
      email: `cliente-${next()}@exemplo.com.br`,
      cpf: nextCpf(),
      birth_date: '1988-04-12',
      phone: '+5511987654321',
      gender: 'F' as const,
      password_hash: passwordHash,
      email_confirmed_at: new Date(),
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
      ...row,
    };
    const { id } = await db.insertInto('product').values(values).returning('id').executeTakeFirstOrThrow();
    return { id, code: values.code, price: values.price };
  },

  link: async (db: Db, parentId: number, childId: number): Promise<void> => {
    await db.insertInto('product_link').values({ parent_id: parentId, child_id: childId }).execute();
  },

  clientProduct: async (
    db: Db,
    clientId: number,
    productId: number,
    row: Row<'client_product'> = {},
  ): Promise<number> => {
    const status: ClientProductStatus = row.status ?? 'active';
    const active = status === 'active' && {
      starts_at: new Date(),
      expires_at: new Date(Date.now() + 200 * 86_400_000),
    };
    const cancelled = status === 'cancelled' && { cancel_at: new Date() };
    const { id } = await db
      .insertInto('client_product')
      .values({ status, ...active, ...cancelled, ...row, client_id: clientId, product_id: productId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  payment: async (db: Db, clientId: number, row: Row<'payment'> = {}): Promise<{ id: number; code: string }> => {
    const method: PaymentMethod = row.method ?? 'pix';
    const status: PaymentStatus = row.status ?? 'pending';
    const code = row.code ?? randomBytes(16).toString('hex');
    const values = {
      type: 'buy' as const,
      amount: 1000,
      ...(status === 'paid' && { confirmed_at: new Date() }),
      ...row,
      code,
      method,
      status,
      client_id: clientId,
    };
    const { id } = await db.insertInto('payment').values(values).returning('id').executeTakeFirstOrThrow();
    return { id, code };
  },

  /** Of an acquisition that was bought, and is cancelled. */
  refund: async (
    db: Db,
    clientId: number,
    row: Row<'refund'> & { product_id: number },
  ): Promise<{ id: number; payment_id: number; client_product_id: number }> => {
    const { product_id, ...more } = row;
    const payment_id = more.payment_id ?? (await given.payment(db, clientId, { status: 'paid' })).id;
    const client_product_id = await given.clientProduct(db, clientId, product_id, { status: 'cancelled', payment_id });
    const values = {
      amount: 1000,
      created_at: new Date(),
      updated_at: new Date(),
      ...more,
      client_id: clientId,
      client_product_id,
      payment_id,
    };
    const { id } = await db.insertInto('refund').values(values).returning('id').executeTakeFirstOrThrow();
    return { id, payment_id, client_product_id };
  },

  stockPortfolio: async (
    db: Db,
    productId: number,
    row: Row<'stock_portfolio'> = {},
  ): Promise<{ id: number; name: string }> =>
    db
      .insertInto('stock_portfolio')
      .values({ name: `Carteira ${next()}`, description: 'Uma carteira de teste.', ...row, product_id: productId })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow(),

  coupon: async (
    db: Db,
    row: Row<'coupon'> = {},
    productIds: readonly number[] = [],
  ): Promise<{ id: number; code: string }> => {
    const code = row.code ?? `CUPOM-${next()}`;
    const { id } = await db
      .insertInto('coupon')
      .values({ qt: 100, ...(row.amount == null && { percent: 50 }), ...row, code })
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

/** A token of a session of theirs. The login call itself is proved by its own tests. */
export const logIn = (
  { services }: { services: { db: Db; now: () => Date } },
  person: Pick<Person, 'id' | 'role'>,
): Promise<string> => sessions.open(services.db, person, services.now());
