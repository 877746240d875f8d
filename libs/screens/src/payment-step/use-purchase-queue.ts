import { useEffect, useRef, useState } from 'react';
import { sendThroughQueue } from './purchase-queue.ts';

/** The place in the purchase queue while the page waits in it; otherwise undefined. */
export function usePurchaseQueue() {
  const [position, setPosition] = useState<number | null>();
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);
  const inTurn = <T>(send: () => Promise<T>): Promise<T> =>
    sendThroughQueue(send, { told: setPosition, signal: left.current.signal }).finally(() => setPosition(undefined));
  return { position, inTurn };
}
