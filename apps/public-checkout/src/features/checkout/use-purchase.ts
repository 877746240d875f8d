import { useSignUpMutation } from '@mirante/api-client/sales/checkout.ts';
import { fieldErrors, isProblem, type Problem } from '@mirante/api-client/problem.ts';
import type { Checkout } from '@mirante/domain/sales/checkout.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import type { PaymentOrder } from '@mirante/screens/payment-step/payment-step.tsx';
import { keepAttempt, paidAttemptOf, settleAttempt } from '@mirante/screens/payment-step/attempt.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { to } from '../../to.ts';
import { dropDraft } from './draft.ts';
import { tellPurchase } from './analytics.ts';
import { enterClientArea } from './enter.ts';
import { boughtWords, failureWords } from './purchase-words.ts';
import type { Refused } from './refused.ts';
import { orderOf, signupBody, type SignupBody } from './signup-body.ts';

interface Of {
  checkout: Checkout;
  product: CatalogueProduct;
  refuse: (fields: Refused) => void;
}

/** Buys, once: whatever happens on the way, the same order sent again carries the same key and the same card token. */
export function usePurchase({ checkout, product, refuse }: Of) {
  const [signUp] = useSignUpMutation();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Problem>();
  const running = useRef(false);

  const send = async (order: PaymentOrder, body: SignupBody) => {
    const attempt = await paidAttemptOf(orderOf(body), order);
    const payment = { ...body.payment, ...(attempt.gateway_token && { gateway_token: attempt.gateway_token }) };
    return signUp({ body: { ...body, payment }, idempotencyKey: attempt.key }).unwrap();
  };
  const fail = (problem: Problem) => {
    settleAttempt(problem);
    const { toast: said } = failureWords(problem);
    if (said) toast(said, 'error');
    setFailure(problem);
    refuse(fieldErrors(problem));
  };
  const buy = async (order: PaymentOrder) => {
    if (running.current) return;
    running.current = true;
    setFailure(undefined);
    try {
      const { payment_id, pix_code } = await send(order, signupBody(checkout, product, order));
      keepAttempt(null);
      dropDraft();
      toast(boughtWords, 'success');
      tellPurchase({ payment_id, product, order });
      const enter = await enterClientArea(checkout.client);
      await navigate(to.bought(order.method, pix_code), { replace: true });
      enter?.();
    } catch (error) {
      if (!isProblem(error)) throw error;
      fail(error);
    } finally {
      running.current = false;
    }
  };
  return { buy, failure };
}
