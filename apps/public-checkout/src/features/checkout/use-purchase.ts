import { useSignUpMutation } from '@mirante/api-client/sales/checkout.ts';
import { fieldErrors, isProblem, type Problem } from '@mirante/contract/problem.ts';
import type { Checkout } from '@mirante/domain/sales/checkout.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import type { PaymentOrder } from '@mirante/screens/payment-step/payment-step.tsx';
import { saveAttempt, tokenisedAttemptOf, endAttemptIfRefused } from '@mirante/screens/payment-step/attempt.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { to } from '../../to.ts';
import { clearDraft } from './draft.ts';
import { trackPurchase } from './analytics.ts';
import { handOverToClientArea } from './hand-over.ts';
import { boughtWords, failureWords } from './purchase-words.ts';
import type { RefusedFields } from './refused-fields.ts';
import { orderOf, signupBody, type SignupBody } from './signup-body.ts';

interface Of {
  checkout: Checkout;
  product: CatalogueProduct;
  refuse: (fields: RefusedFields) => void;
}

/** Buys, once: whatever happens on the way, the same order sent again carries the same idempotency key and the same card token. */
export function usePurchase({ checkout, product, refuse }: Of) {
  const [signUp] = useSignUpMutation();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Problem>();
  const running = useRef(false);

  const send = async (order: PaymentOrder, body: SignupBody) => {
    const attempt = await tokenisedAttemptOf(orderOf(body), order);
    const payment = { ...body.payment, ...(attempt.gateway_token && { gateway_token: attempt.gateway_token }) };
    return signUp({ body: { ...body, payment }, idempotencyKey: attempt.key }).unwrap();
  };
  const fail = (problem: Problem) => {
    endAttemptIfRefused(problem);
    const { toast: text } = failureWords(problem);
    if (text) toast(text, 'error');
    setFailure(problem);
    refuse(fieldErrors(problem));
  };
  const buy = async (order: PaymentOrder) => {
    if (running.current) return;
    running.current = true;
    setFailure(undefined);
    try {
      const { payment_id, pix_code, account_email: inbox } = await send(order, signupBody(checkout, product, order));
      saveAttempt(null);
      clearDraft();
      toast(boughtWords, 'success');
      trackPurchase({ payment_id, product, order });
      const openClientArea = await handOverToClientArea(checkout.client);
      await navigate(to.bought(order.method, pix_code), { replace: true, state: { inbox } });
      openClientArea?.();
    } catch (error) {
      if (!isProblem(error)) throw error;
      fail(error);
    } finally {
      running.current = false;
    }
  };
  return { buy, failure };
}
