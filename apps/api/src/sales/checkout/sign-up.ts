import type { Address } from '@mirante/domain/address.ts';
import type { signupForm } from '@mirante/contract/sales/checkout.form.ts';
import { maskedInbox, type SignedUp } from '@mirante/domain/sales/guest-order.ts';
import { say } from '@mirante/validation/messages.ts';
import { DatabaseError } from 'pg';
import type { InferType } from 'yup';
import { accountsOfCpf } from '../../access/cpf-accounts/cpf-accounts.store.ts';
import { refuseGuessedPassword } from '../../access/password/client-password.ts';
import { hashPassword, isPassword } from '../../crypto/passwords.ts';
import type { Db } from '../../database/db.ts';
import { limit } from '../../http/limits.ts';
import { invalidFields, refusalOfField } from '../../http/refusal.ts';
import { lockClient, lockCpf } from '../../people/client.store.ts';
import type { Services } from '../../services.ts';
import { refuseIncluded } from '../own-purchases/own-purchases.store.ts';
import { scopeOfCpf, type IdempotentCall } from '../../http/idempotency.store.ts';
import type { Buyer, CouponGuess, Purchased } from '../purchases/order.ts';
import { purchase } from '../purchases/purchase.ts';
import * as store from './checkout.store.ts';
import { buyerOf, refusalOf } from './known-account.ts';
import { accountOfOrder } from './order-account.rules.ts';

export type SignUp = InferType<typeof signupForm>;

interface SignUpCall {
  input: SignUp;
  idempotencyKey: string | undefined;
  couponGuesses: readonly CouponGuess[];
  /** Counts this attempt. A repeated idempotent answer is none. */
  count: () => Promise<void>;
}

/**
 * A purchase by a new client, or for the account of its CPF (`accountOfOrder`). Refuses as `purchase` does, and with
 * 409 another client's e-mail (`already_registered`) and what the owner can only buy logged in (`login_required`), 422
 * a new client without an address and a password that is easy to guess (`invalid_fields`), 429 over the rate limit.
 */
export async function signUp(services: Services, call: SignUpCall): Promise<SignedUp> {
  const purchased = await purchaseBy(services, call);
  const inbox = await store.guestInbox(services.db, purchased.payment_id);
  return { ...purchased, ...(inbox !== undefined && { account_email: maskedInbox(inbox) }) };
}

async function purchaseBy(
  services: Services,
  { input, idempotencyKey: key, couponGuesses, count }: SignUpCall,
): Promise<Purchased> {
  let known: store.KnownClient | undefined;
  const buyer = async () => {
    await count();
    return findBuyer(services, input, (account) => (known = account));
  };
  try {
    return await purchase(services, {
      payment: input.payment,
      context: 'signup',
      buyer,
      couponGuesses,
      idempotency: key ? idempotentSignUp(key, input) : undefined,
    });
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505' && /^client_(email|cpf)$/.test(error.constraint ?? ''))
      throw taken();
    throw known ? await refusalOf(services, known, input.payment.products, error) : error;
  }
}

/** Another person's key neither shows nor blocks their purchase. */
export const idempotentSignUp = (key: string, input: SignUp): IdempotentCall => ({
  scope: scopeOfCpf('signup', { key, cpf: input.client.cpf }),
  key,
  body: input,
});

/** The slow part, hashing, before any lock. */
async function findBuyer(
  services: Services,
  input: SignUp,
  landsOn: (account: store.KnownClient | undefined) => void,
): Promise<(trx: Db) => Promise<Buyer>> {
  const { db, now } = services;
  const { client, address } = input;
  // Also the account's own: otherwise the answer would tell a guesser that it is.
  refuseGuessedPassword(client.password, client, 'client.password');
  const early = await findKnown(db, client);
  if (early.isHeld) await limit(services, 'purchase', `cpf ${client.cpf}`);
  if (!early.known) await refuseTaken(db, client);
  if (!early.known && !address) throw noAddress();
  // Always hashed: the duration must not reveal whose CPF it is, or whether the password is right.
  const hash = await hashPassword(client.password);
  const provenHash = early.known && (await provenHashOf(early.known, client));
  return async (trx) => {
    await lockCpf(trx, client.cpf);
    const { known, isHeld } = await findKnown(trx, client, (id) => lockClient(trx, id));
    landsOn(known);
    if (!known) {
      if (!address) throw noAddress();
      return { id: await store.insertClient(trx, client, { hash, isHeld }, address as Address, now()), isNew: true };
    }
    await refuseIncluded(trx, known.id, input.payment.products, now());
    return buyerOf(trx, known, input, { isOwner: known.password_hash === provenHash });
  };
}

/** The order's account, and whether any account has the CPF. Once locked, it is still the order's account. */
async function findKnown(
  db: Db,
  { cpf, email }: SignUp['client'],
  lock?: (id: number) => Promise<unknown>,
): Promise<{ known: store.KnownClient | undefined; isHeld: boolean }> {
  let locked: number | undefined;
  for (;;) {
    const accounts = await accountsOfCpf(db, cpf);
    const id = accountOfOrder(accounts, email)?.id;
    if (id === undefined || !lock || id === locked)
      return { known: id === undefined ? undefined : await store.findKnown(db, id), isHeld: accounts.length > 0 };
    await lock(id);
    locked = id;
  }
}

/** The verified hash: a caller with an account's CPF, address and password is its owner, as at login. */
async function provenHashOf(known: store.KnownClient, typed: SignUp['client']): Promise<string | undefined> {
  if (known.email.toLowerCase() !== typed.email || known.must_change_password) return undefined;
  return (await isPassword(typed.password, known.password_hash)) ? known.password_hash : undefined;
}

/** Refuses another client's address. One added meanwhile by an order under the same CPF is the buyer's own. */
async function refuseTaken(db: Db, { cpf, email }: SignUp['client']): Promise<void> {
  const owner = await store.findByEmail(db, email);
  if (owner && owner.cpf !== cpf) throw taken();
}

const taken = () =>
  refusalOfField('already_registered', 'client.email', 'Já existe usuário cadastrado com CPF e/ou email fornecidos.');

const required = ['zipcode', 'address', 'number', 'district', 'state', 'city'];
const noAddress = () => invalidFields(required.map((field) => ({ path: `address.${field}`, message: say.required })));
