import { guestTexts } from '../../gateways/mail/guest-texts.ts';
import type { signupForm } from '@mirante/contract/sales/checkout.form.ts';
import type { RefusalCode } from '@mirante/contract/refusals.ts';
import type { InferType } from 'yup';
import type { Db } from '../../database/db.ts';
import { isWithinLimit } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import { findProducts } from '../../products/product.store.ts';
import type { Services } from '../../services.ts';
import type { Buyer } from '../purchases/order.ts';
import type { KnownClient } from './checkout.store.ts';
import * as store from './checkout.store.ts';
import { typedChange } from './typed-change.ts';

/** The buyer for an existing account: its owner, who typed its password, or a guest. */
export async function buyerOf(
  trx: Db,
  known: KnownClient,
  input: InferType<typeof signupForm>,
  { isOwner }: { isOwner: boolean },
): Promise<Buyer> {
  const { name, email } = input.client;
  const emailIsFree = (await store.findByEmail(trx, email)) === undefined;
  const isOther = email !== known.email.toLowerCase();
  return {
    id: known.id,
    isNew: false,
    isGuest: !isOwner,
    change: typedChange(known, input, emailIsFree),
    ...(isOther && { payer: { name, email } }),
  };
}

const mailedCodes: readonly RefusalCode[] = ['already_owned', 'already_included'];
const maskedCodes: ReadonlySet<RefusalCode> = new Set([...mailedCodes, 'too_many_open']);

/**
 * Replaces `error` for a guest: one and the same message, whatever the account has or awaits. The details go to the
 * account's own address, so that probing a CPF is noticed there.
 */
export async function refusalOf(
  services: Services,
  { name, email }: KnownClient,
  products: readonly number[],
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof Refusal) || !maskedCodes.has(error.code)) return error;
  if (mailedCodes.includes(error.code) && (await isWithinLimit(services, 'guest-mail', email))) {
    const names = (await findProducts(services.db, products)).map((product) => product.name);
    const link = `${services.config.places.client}/#/conta/meus-produtos`;
    await services.jobs.add(services.db, 'mail', guestTexts.refused({ name, email, products: names, link }));
  }
  return new Refusal(
    'login_required',
    'Este CPF já tem cadastro, e esta compra só pode ser feita com login. Esta tentativa não foi cobrada: se você já havia finalizado uma, entre para vê-la.',
  );
}
