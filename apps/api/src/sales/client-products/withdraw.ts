import { isRefundedByGateway } from '@mirante/domain/products/payment-method.ts';
import { withdrawalOf, type Withdrawal } from '@mirante/domain/sales/withdrawal.ts';
import { ownProducts } from '@mirante/contract/sales/own-products.ts';
import type { Input } from '@mirante/contract/http.ts';
import { say } from '@mirante/validation/messages.ts';
import { currentAcquisitionOf } from '@mirante/domain/products/current-acquisition.ts';
import { lockProven, requirePassword } from '../../access/password/require-password.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { purchaseTexts } from '../../gateways/mail/purchase-texts.ts';
import { invalidField, or404, Refusal } from '../../http/refusal.ts';
import type { SessionRow } from '../../http/session-row.ts';
import { runIdempotently } from '../../http/run-idempotently.ts';
import { clientProductsAt } from '../../products/holdings/holdings.store.ts';
import type { Services } from '../../services.ts';
import { restoredBy } from '../purchases/renewal-chain.store.ts';
import * as store from './client-products.store.ts';
import { endAcquisition } from './end-acquisition.ts';

/** The cancellation reason of a migration. */
const WITHDRAWN = 3;

export const findWithdrawal = async (
  db: Db,
  acquisition: Parameters<typeof withdrawalOf>[0] & { id: number },
  now: Date,
): Promise<Withdrawal | null> => {
  const right = withdrawalOf(acquisition, await store.findRefundable(db, acquisition.id), now);
  return right && { ...right, ...(await restoredBy(db, acquisition.id, now)) };
};

interface WithdrawCall {
  session: SessionRow;
  productId: number;
  input: Input<typeof ownProducts.withdrawPurchase>;
  idempotencyKey: string | undefined;
}

/**
 * Undoes the purchase of a client's own product, with a full refund: the right of withdrawal. With the password, since
 * the money may go to a typed account. Refuses with 404 a product that the client never had, 409 (`not_withdrawable`)
 * after the term, after a first call, and an acquisition other than the one shown, 422 a wrong password
 * (`wrong_password`) or a missing account, 429 over the rate limit.
 */
export async function withdraw(
  services: Services,
  { session, productId, input, idempotencyKey: key }: WithdrawCall,
): Promise<void> {
  const { password, refund_account: account, client_product_id: shown } = input;
  const { viewer } = session;
  const proven = await requirePassword(services, session, password);
  const now = services.now();
  const call = key ? { scope: `withdraw ${viewer.id} ${productId}`, key, body: { account, shown } } : undefined;
  await inTransaction(services.db, (trx) =>
    runIdempotently(trx, { call, now }, async () => {
      const { email, name } = await lockProven(trx, proven);
      const before = await clientProductsAt(trx, viewer.id, now);
      const product = or404(currentAcquisitionOf(before, productId), 'Produto');
      const held = or404(await store.lockAcquisition(trx, viewer.id, product.id), 'Produto');
      if (shown && shown !== held.id) throw changed();
      const right = await findWithdrawal(trx, product, now);
      if (!right || held.status !== 'active') throw notWithdrawable();
      if (!isRefundedByGateway(right.method) && !account) throw invalidField('refund_account', say.required);
      await endAcquisition(services, trx, held, {
        reasonId: WITHDRAWN,
        reason: null,
        refund: { obs: account ?? null },
      });
      const credited = before.filter((own) => own.renewed_by_id === held.id && own.product_id !== productId);
      const restored = (await clientProductsAt(trx, viewer.id, now)).filter(
        ({ id, status }) => status === 'active' && credited.some((own) => own.id === id),
      );
      const refund = await store.refundOf(trx, held.id);
      const about = {
        ...right,
        product: product.product_name,
        protocol: refund!.id,
        at: now.toISOString(),
        restored: restored.map(({ product_name }) => product_name),
      };
      await services.jobs.add(trx, 'mail', purchaseTexts.withdrawn({ email, name, ...about }));
    }),
  );
}

const notWithdrawable = () =>
  new Refusal('not_withdrawable', 'O prazo para desistir desta compra acabou, ou ela já foi desfeita.');

const changed = () =>
  new Refusal(
    'not_withdrawable',
    'Este produto mudou desde que você abriu a página. Recarregue e confira o que será desfeito.',
  );
