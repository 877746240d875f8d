import { queueWords } from '@mirante/screens/payment-step/queue.ts';
import { useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';

/** The place in the queue of purchases, beside the button that was pressed. */
export function QueueNotice({ position }: { position: number | null | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const waits = position !== undefined;
  useEffect(() => {
    if (waits) place.current?.scrollIntoView({ block: 'center' });
  }, [waits]);
  if (!waits) return null;
  const { title, detail } = queueWords(position);
  return (
    <div ref={place}>
      <Notice title={title}>{detail}</Notice>
    </div>
  );
}
