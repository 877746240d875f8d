import { serverNow } from '@mirante/domain/server-time.ts';
import { useEffect, useEffectEvent, useState } from 'react';

interface CountdownProps {
  /** An ISO timestamp. */
  until: string;
  onEnd?: () => void;
}

/**
 * The minutes and seconds left, by the server's time. Each tick reads the clock, so that a suspended tab shows the
 * right time on resuming.
 */
export function Countdown({ until, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(() => secondsTo(until));
  const ended = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const tick = () => {
      const next = secondsTo(until);
      setLeft(next);
      if (next > 0) return;
      clearInterval(timer);
      ended();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span role="timer" aria-live="off">
      {clock(left)}
    </span>
  );
}

const secondsTo = (until: string) => Math.max(0, Math.ceil((Date.parse(until) - serverNow().getTime()) / 1000));

function clock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60].map(
    (part) => String(part).padStart(2, '0'),
  );
  return hours === '00' ? `${minutes}:${rest}` : `${hours}:${minutes}:${rest}`;
}
