import { queueWords } from '@mirante/screens/payment-step/queue.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { useEffect, useRef } from 'react';

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
      <Notice tone="info" role="status" title={title}>
        {detail}
      </Notice>
    </div>
  );
}
