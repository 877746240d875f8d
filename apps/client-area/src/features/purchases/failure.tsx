import type { CheckoutMethod } from '@mirante/domain/products/payment-method.ts';
import { problemBy, type FailedOrder } from '@mirante/screens/payment-step/failed-order.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { useScrollIntoView } from '@mirante/ui-kit/states/use-scroll-into-view.ts';
import { reasonOf, type FailureTexts } from './failure-texts.ts';

interface Props {
  failed: FailedOrder | undefined;
  method: CheckoutMethod;
  texts: FailureTexts;
}

/** The reason of a failed purchase, beside the submit button, scrolled into view. */
export function Failure({ failed, method, texts }: Props) {
  const place = useScrollIntoView(failed);
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
