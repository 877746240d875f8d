import { useScrollIntoView } from '@mirante/ui-kit/states/use-scroll-into-view.ts';
import type { ReactNode } from 'react';
import { queueWords } from './purchase-queue.ts';

interface Props {
  /** From `usePurchaseQueue`. */
  position: number | null | undefined;
  draw: (words: ReturnType<typeof queueWords>) => ReactNode;
}

/** The place in the purchase queue, beside the pressed button; each app renders its own notice. */
export function QueuePlace({ position, draw }: Props) {
  const waits = position !== undefined;
  const place = useScrollIntoView(waits);
  return waits && <div ref={place}>{draw(queueWords(position))}</div>;
}
