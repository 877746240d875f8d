import { useSignUpMutation } from '@mirante/api-client/sales/checkout.ts';
import { fieldErrors, isProblem, type Problem } from '@mirante/contract/problem.ts';
import type { Checkout } from '@mirante/domain/sales/checkout.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import type { PaymentOrder } from '@mirante/screens/payment-step/payment-step.tsx';
import type { FailedOrder } from '@mirante/screens/payment-step/failed-order.ts';
import { refusesField } from '@mirante/screens/payment-step/refuses-field.ts';
import { usePurchaseQueue } from '@mirante/screens/payment-step/use-purchase-queue.ts';
import { sendAlone } from '@mirante/screens/payment-step/send-alone.ts';
import { saveAttempt, tokenisedAttemptOf, endAttemptIfRefused } from '@mirante/screens/payment-step/payment-attempt.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { askCatalogue } from '../../catalogue-store.ts';
import { prepareEntry } from '../../client-area-entry.ts';
import { to } from '../../to.ts';
import { rememberBuyer } from '../../known-buyer.ts';
import { clearDraft } from './draft.ts';
import { trackPurchase } from './analytics.ts';
import { logBuyerIn } from './log-buyer-in.ts';
import { savePurchase } from '../../purchase-record.ts';
import { boughtWords, failureWords } from './purchase-words.ts';
import type { RefusedFields } from './refused-fields.ts';
import { orderOf, signupBody, type SignupBody } from './signup-body.ts';

interface Of {
  checkout: Checkout;
  product: CatalogueProduct;
  refuse: (fields: RefusedFields) => void;
}

/** Buys once: a retry of the same order carries the same idempotency key and the same card token. */
export function usePurchase({ checkout, product, refuse }: Of) {
  const [signUp] = useSignUpMutation();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<FailedOrder>();
  const { position, inTurn } = usePurchaseQueue();

  const send = async (order: PaymentOrder, body: SignupBody) => {
    const attempt = await tokenisedAttemptOf(orderOf(body), order);
    const payment = { ...body.payment, ...(attempt.gateway_token && { gateway_token: attempt.gateway_token }) };
    return inTurn(() => signUp({ body: { ...body, payment }, idempotencyKey: attempt.key }).unwrap());
  };
  const fail = async (problem: Problem, { method }: PaymentOrder) => {
    endAttemptIfRefused(problem);
    if (refusesField(problem, 'expected_total')) await askCatalogue();
    const { toast: text } = failureWords(problem);
    if (text) toast(text, 'error');
    setFailed({ problem, method });
    refuse(fieldErrors(problem));
  };
  const buy = async (order: PaymentOrder): Promise<Problem | undefined> => {
    setFailed(undefined);
    try {
      await sendAlone('signup', () => finish(order));
    } catch (error) {
      if (!isProblem(error)) throw error;
      await fail(error, order);
      return error;
    }
    return undefined;
  };
  const finish = async (order: PaymentOrder) => {
    const answer = await send(order, signupBody(checkout, product, order));
    const { payment_id, pix_code = null, account_email: inbox = null } = answer;
    saveAttempt(null);
    clearDraft();
    // An order that its account's password did not prove may be of another account than the one that this one opens.
    prepareEntry(inbox === null ? logBuyerIn(checkout.client) : Promise.resolve(undefined));
    savePurchase({ ...recordOf(checkout, product, order), payment_id, pix_code, inbox });
    rememberBuyer(checkout.client.name);
    toast(boughtWords, 'success');
    trackPurchase({ payment_id, product, order });
    await navigate(to.bought, { replace: true });
  };
  return { buy, failed, position };
}

const recordOf = (
  { client, customer }: Checkout,
  { code, name, price }: CatalogueProduct,
  { method, installments, total }: PaymentOrder,
) => ({
  product: { code, name, price },
  method,
  installments,
  total,
  customer,
  email: client.email,
  paid_at: method === 'credit_card' || total === 0 ? serverNow().toISOString() : null,
});
