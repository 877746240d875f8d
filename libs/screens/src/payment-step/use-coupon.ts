import { useVerifyCouponMutation } from '@mirante/api-client/sales/checkout.ts';
import { detailOf, statusOf } from '@mirante/contract/problem.ts';
import type { CouponCheck, CouponContext } from '@mirante/domain/products/coupon.ts';
import type { PaymentChoice, PaymentEvent } from '@mirante/domain/sales/payment-choice.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { couponBody } from './coupon-body.ts';
import { couponWords } from './coupon-words.ts';

interface Of {
  productIds: readonly number[];
  context: Exclude<CouponContext, 'all'>;
  choice: PaymentChoice;
  send: (event: PaymentEvent) => void;
}

/** Checks the applied coupon once per method: its discount is computed by the server. */
export function useCoupon({ productIds, context, choice, send }: Of) {
  const { method, coupon } = choice;
  const [verify, { isLoading }] = useVerifyCouponMutation();
  const [failure, setFailure] = useState<string>();
  /** The code of a valid coupon that the buyer removed. */
  const [removed, setRemoved] = useState<string | null>(null);
  /** Aborted with the coupon's removal: that it was applied does not stay beside that it was removed. */
  const applied = useRef<AbortController>(undefined);

  const ask = async (coupon_code: string): Promise<{ answer?: CouponCheck; why?: string }> => {
    setFailure(undefined);
    const { data, error } = await verify({ body: couponBody(coupon_code, { productIds, context, choice }) });
    if (data) return { answer: data };
    // After many codes, it says to wait.
    const why = statusOf(error) === 429 ? detailOf(error) : couponWords.failed;
    setFailure(why);
    return { why };
  };
  const check = async (): Promise<CouponCheck | undefined> => {
    if (!coupon || coupon.check) return coupon?.check ?? undefined;
    const { answer } = await ask(coupon.code);
    if (answer)
      send({ type: 'couponChecked', check: { ...answer, coupon_code: answer.coupon_code || coupon.code }, method });
    return answer;
  };
  const unchecked = coupon !== null && coupon.check === null;
  const checkNow = useEffectEvent(() => void check());
  useEffect(() => {
    if (unchecked) checkNow();
  }, [unchecked, method, coupon?.code]);

  const apply = async (code: string): Promise<string | undefined> => {
    const { answer, why } = await ask(code);
    if (!answer) return why;
    if (!answer.valid) return couponWords.invalid;
    setRemoved(null);
    send({ type: 'couponApplied', check: answer, method });
    applied.current = new AbortController();
    toast('Cupom aplicado com sucesso!', 'success', { until: applied.current.signal });
    return undefined;
  };
  const remove = () => {
    applied.current?.abort();
    setRemoved(coupon?.check?.valid ? coupon.code : null);
    send({ type: 'couponRemoved' });
  };
  return { check, apply, checking: isLoading, failure, removed, remove };
}
