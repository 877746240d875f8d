import { useEffect, useRef, type ReactNode } from 'react';
import { queueWords } from './purchase-queue.ts';

interface Props {
  /** From `usePurchaseQueue`. */
  position: number | null | undefined;
  draw: (words: ReturnType<typeof queueWords>) => ReactNode;
}

/** The place in the purchase queue, beside the pressed button; each app renders its own notice. */
export function QueuePlace({ position, draw }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const waits = position !== undefined;
  useEffect(() => {
    if (waits) place.current?.scrollIntoView({ block: 'center' });
  }, [waits]);
  return waits && <div ref={place}>{draw(queueWords(position))}</div>;
}
