import { useEffect, useRef, useState } from 'react';
import { sendThroughQueue } from './purchase-queue.ts';

/** The place in the purchase queue while the page waits in it; otherwise undefined. */
export function usePurchaseQueue() {
  const [position, setPosition] = useState<number | null>();
  const controller = useRef(new AbortController());
  useEffect(() => {
    controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  const inTurn = <T>(send: () => Promise<T>): Promise<T> =>
    sendThroughQueue(send, { onPosition: setPosition, signal: controller.current.signal }).finally(() =>
      setPosition(undefined),
    );
  return { position, inTurn };
}
