import { isProblem, type Problem } from '@mirante/contract/problem.ts';
import { saveAttempt, tokenisedAttemptOf, endAttemptIfRefused } from '@mirante/screens/payment-step/payment-attempt.ts';
import { sendAlone } from '@mirante/screens/payment-step/send-alone.ts';
import { paymentBody } from '@mirante/screens/payment-step/payment-body.ts';
import { usePurchaseQueue } from '@mirante/screens/payment-step/use-purchase-queue.ts';
import type { PaymentOrder } from '@mirante/screens/payment-step/payment-step.tsx';
import type { FailedOrder } from '@mirante/screens/payment-step/failed-order.ts';
import { refusesField } from '@mirante/screens/payment-step/refuses-field.ts';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { refreshSession } from '@mirante/session/refresh.ts';
import { useIsCurrentPage } from '@mirante/ui-kit/states/use-is-current-page.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { to } from '../../app/to.ts';
import type { FailureTexts } from './failure-texts.ts';

type PaymentBody = ReturnType<typeof paymentBody> & { gateway_token?: string };

interface Of {
  /** Keeps attempts for different purposes apart. */
  purpose: string;
  texts: FailureTexts;
  send: (payment: PaymentBody, idempotencyKey: string) => Promise<{ payment_id: number }>;
  /** Loads the prices again: the order was refused because its total has changed. */
  refetchPrices: () => Promise<unknown>;
}

/** Pays once: a retry of the same order carries the same idempotency key and the same card token. */
export function usePaying({ purpose, texts, send, refetchPrices }: Of) {
  const [failed, setFailed] = useState<FailedOrder>();
  const [busy, setBusy] = useState(false);
  const { position, inTurn } = usePurchaseQueue();
  const navigate = useNavigate();
  const dispatch = useSessionDispatch();
  const isCurrentPage = useIsCurrentPage();

  const payOnce = async (order: PaymentOrder, products: number[]) => {
    const body = paymentBody(order, { products });
    const { key, gateway_token: token } = await tokenisedAttemptOf({ purpose, ...body }, order).catch(
      (problem: unknown) => {
        toast(texts.toast, 'error'); // The tokeniser refused the card, so there was no API call to show the error.
        throw problem;
      },
    );
    return inTurn(() => send({ ...body, ...(token && { gateway_token: token }) }, key));
  };
  const pay = async (order: PaymentOrder, products: readonly { id: number }[]): Promise<Problem | undefined> => {
    setBusy(true);
    setFailed(undefined);
    try {
      const { payment_id } = await sendAlone(`${purpose} ${products.map(({ id }) => id).join()}`, async () => {
        const answer = await payOnce(
          order,
          products.map(({ id }) => id),
        );
        saveAttempt(null);
        void dispatch(refreshSession());
        return answer;
      });
      if (isCurrentPage()) await navigate(to.ownProducts(), { state: { paying: payment_id } });
    } catch (error) {
      if (!isProblem(error)) throw error;
      endAttemptIfRefused(error);
      if (refusesField(error, 'expected_total')) await refetchPrices();
      setFailed({ problem: error, method: order.method });
      setBusy(false);
      return error;
    }
    return undefined;
  };
  /** `busy`: from the click to the next page, or to a refusal. */
  return { pay, busy, failed, position };
}
