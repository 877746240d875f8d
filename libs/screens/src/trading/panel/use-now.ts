import { serverNow } from '@mirante/domain/server-time.ts';
import { useEffect, useState } from 'react';

/** Frequent enough to notice stale values and the end of the day. */
const TICK_MS = 15_000;

/** The server's time, updated a few times a minute. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
