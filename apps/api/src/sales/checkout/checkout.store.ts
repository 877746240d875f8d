import type { Address } from '@mirante/domain/address.ts';
import { randomBytes } from 'node:crypto';
import type { Gender } from '@mirante/domain/people/client.ts';
import { saveAddress } from '../../access/login/client-address.store.ts';
import { proofOf } from '../../crypto/secrets.ts';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import type { SealedCart } from '../../database/schema/sales.ts';
import type { Services } from '../../services.ts';

export async function startSession(db: Db, now: Date): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await db.insertInto('checkout_session').values({ key, created_at: now, updated_at: now }).execute();
  return key;
}

/** The target of a rate limit: the checkout of the key, or else the IP address. */
export async function limitTargetOf(db: Db, key: string | undefined, address: string): Promise<string> {
  const session =
    key && (await db.selectFrom('checkout_session').select('key').where('key', '=', key).executeTakeFirst());
  return session ? session.key : address;
}

/** The furthest step counts: going back is no loss. */
export async function saveStep(db: Db, key: string, step: number, now: Date): Promise<void> {
  await db
    .updateTable('checkout_session')
    .set((eb) => ({ step: eb.fn<number>('greatest', ['step', eb.val(step)]), updated_at: now }))
    .where('key', '=', key)
    .execute();
}

export async function saveCart(db: Db, key: string, cart: SealedCart, now: Date): Promise<void> {
  await db
    .updateTable('checkout_session')
    .set({ cart: JSON.stringify(cart), updated_at: now })
    .where('key', '=', key)
    .execute();
}

/** Marks the checkout as a purchase, which ends its resume link, by the account unless a guest ordered: its data may be another person's. */
export async function saveBuyer(db: Db, key: string, paymentId: number, now: Date): Promise<void> {
  await db
    .updateTable('checkout_session')
    .set((eb) => ({
      step: 4,
      updated_at: now,
      client_id: eb.selectFrom('payment').select('client_id').where('id', '=', paymentId).where('guest', '=', false),
    }))
    .where('key', '=', key)
    .execute();
  await db.deleteFrom('resume_link').where('session_key', '=', key).execute();
}

export const hasCpf = (db: Db, cpf: string): Promise<boolean> =>
  hasRow(db.selectFrom('client').select('id').where('cpf', '=', cpf));

export const findByEmail = (db: Db, email: string): Promise<{ cpf: string | null } | undefined> =>
  db
    .selectFrom('client')
    .select('cpf')
    .where((eb) => eb.fn('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst();

/** An existing account's data for an order. */
export async function findKnown(db: Db, id: number) {
  const client = await db
    .selectFrom('client')
    .select(['id', 'name', 'email', 'phone', 'cell_phone', 'password_hash', 'must_change_password'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!client) return undefined;
  const address = await db
    .selectFrom('client_address')
    .select(['zipcode', 'address', 'number', 'complement', 'district', 'state', 'city', 'city_id'])
    .where('client_id', '=', client.id)
    .executeTakeFirst();
  return { ...client, address };
}
export type KnownClient = NonNullable<Awaited<ReturnType<typeof findKnown>>>;

/** The address of the account of a guest order; undefined for other orders. */
export async function guestInbox(db: Db, paymentId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment')
    .innerJoin('client', 'client.id', 'client_id')
    .select('email')
    .where('payment.id', '=', paymentId)
    .where('guest', '=', true)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.email;
}

interface NewClient {
  name: string;
  email: string;
  cpf: string;
  birth_date: string;
  phone: string;
  cell_phone?: string | null | undefined;
  gender: Gender;
}

/** `isHeld`: another unproven account has the CPF. */
export async function insertClient(
  db: Db,
  client: NewClient,
  { hash: password_hash, isHeld }: { hash: string; isHeld: boolean },
  address: Address,
  now: Date,
): Promise<number> {
  const { name, email, cpf, birth_date, phone, cell_phone, gender } = client;
  const { id } = await db
    .insertInto('client')
    .values({
      name,
      email,
      cpf,
      birth_date,
      phone,
      cell_phone: cell_phone || null,
      gender,
      password_hash,
      holds_cpf: !isHeld,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveAddress(db, id, address, now);
  return id;
}

/** Whether the limit's target has not looked this person up today. */
export async function isFirstLookup(
  { config, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
  target: string,
  about: string,
): Promise<boolean> {
  const key = `asked ${proofOf(config, `${target} ${about}`, 'lookup').toString('base64url')}`;
  return hasRow(
    db
      .insertInto('rate_count')
      .values({ key, starts_at: now(), n: 1 })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key'),
  );
}
