import type { CheckoutMethod } from '@mirante/domain/products/payment-method.ts';
import { problemBy, type FailedOrder } from '@mirante/screens/payment-step/failed-order.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { useEffect, useRef } from 'react';
import { reasonOf, type FailureTexts } from './failure-texts.ts';

interface Props {
  failed: FailedOrder | undefined;
  method: CheckoutMethod;
  texts: FailureTexts;
}

/** The reason of a failed purchase, beside the submit button, scrolled into view. */
export function Failure({ failed, method, texts }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed) place.current?.scrollIntoView({ block: 'center' });
  }, [failed]);
  const problem = problemBy(method, failed);
  return (
    <div ref={place}>
      {problem && (
        <Notice tone="danger" title={texts.title} role="alert">
          {reasonOf(problem, texts)}
        </Notice>
      )}
    </div>
  );
}
