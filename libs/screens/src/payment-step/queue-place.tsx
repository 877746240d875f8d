import { useEffect, useRef, type ReactNode } from 'react';
import { queueWords } from './purchase-queue.ts';

interface Props {
  /** As `usePurchaseQueue` has it. */
  position: number | null | undefined;
  draw: (words: ReturnType<typeof queueWords>) => ReactNode;
}

/** The place in the queue of purchases, beside the button that was pressed; the apps' notices look different. */
export function QueuePlace({ position, draw }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const waits = position !== undefined;
  useEffect(() => {
    if (waits) place.current?.scrollIntoView({ block: 'center' });
  }, [waits]);
  return waits && <div ref={place}>{draw(queueWords(position))}</div>;
}
