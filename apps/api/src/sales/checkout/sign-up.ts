import { lockClient, lockCpf } from '../../people/client.store.ts';
import type { Address } from '@mirante/domain/address.ts';
import { DatabaseError } from 'pg';
import type { InferType } from 'yup';
import type { signupForm } from '@mirante/contract/sales/checkout.form.ts';
import { say } from '@mirante/validation/messages.ts';
import type { Db } from '../../database/db.ts';
import { limit } from '../../http/limits.ts';
import { invalidFields, Refusal } from '../../http/refusal.ts';
import { hashPassword } from '../../crypto/passwords.ts';
import type { Services } from '../../services.ts';
import type { Buyer, CouponGuess, Purchased } from '../purchases/order.ts';
import { purchase } from '../purchases/purchase.ts';
import * as store from './checkout.store.ts';
import { typedChange } from './typed-change.ts';

export type SignUp = InferType<typeof signupForm>;

export interface SignUpCall {
  input: SignUp;
  idempotencyKey: string | undefined;
  couponGuesses: readonly CouponGuess[];
  /** Counts this try against whoever makes it. A first answer given again is no try. */
  count: () => Promise<void>;
}

/**
 * Buys for a newcomer, who becomes a client, or for the client that the CPF is of already. Refuses as `purchase`
 * does, and with 409 an e-mail that is another client's (`already_registered`), 422 a newcomer without an address, 429 too many tries.
 */
export async function signUp(
  services: Services,
  { input, idempotencyKey: key, couponGuesses, count }: SignUpCall,
): Promise<Purchased> {
  const buyer = async () => {
    await count();
    return findBuyer(services, input);
  };
  try {
    return await purchase(services, {
      payment: input.payment,
      context: 'signup',
      buyer,
      couponGuesses,
      idempotency: key ? { scope: 'signup', key, body: input } : undefined,
    });
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505' && /^client_(email|cpf)$/.test(error.constraint ?? ''))
      throw taken();
    throw error;
  }
}

/** The slow part, hashing, before anything is locked. */
async function findBuyer(services: Services, input: SignUp): Promise<(trx: Db) => Promise<Buyer>> {
  const { db, now } = services;
  const { client, address } = input;
  const early = await store.findByCpf(db, client.cpf);
  if (early) await limit(services, 'purchase', early.id);
  if (!early) await refuseTaken(db, client.email);
  if (!early && !address) throw noAddress();
  // Also where nobody needs it: the time it takes must not tell whose CPF this is, or whether the password is theirs.
  const hash = await hashPassword(client.password);
  return async (trx) => {
    await lockCpf(trx, client.cpf);
    const known = await store.findByCpf(trx, client.cpf);
    if (!known)
      return {
        id: await store.insertClient(trx, client, hash, address as Address, now()),
        isNew: true,
      };
    await lockClient(trx, known.id);
    const emailIsFree = (await store.findByEmail(trx, client.email)) === undefined;
    return { id: known.id, isNew: false, change: typedChange(known, input, emailIsFree) };
  };
}

async function refuseTaken(db: Db, email: string): Promise<void> {
  if (await store.findByEmail(db, email)) throw taken();
}

const taken = () => {
  const message = 'Já existe usuário cadastrado com CPF e/ou email fornecidos.';
  return new Refusal('already_registered', message, { errors: [{ path: 'client.email', message }] });
};

const required = ['zipcode', 'address', 'number', 'district', 'state', 'city'];
const noAddress = () => invalidFields(required.map((field) => ({ path: `address.${field}`, message: say.required })));
