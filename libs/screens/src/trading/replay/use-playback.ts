import type { Replay } from '@mirante/domain/trading/replay.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { isLong, spanOf, speedsOf } from './replay-format.ts';

const TICK_MS = 100;
/** How long each step is shown with reduced motion. */
const STILL_MS = 1500;

export interface Playback {
  /** Milliseconds since 1970. */
  at: number;
  isPlaying: boolean;
  speed: number;
  setSpeed: (speed: number) => void;
  toggle: () => void;
  /** Pauses there. */
  seek: (at: number) => void;
  /** To the previous or next step. */
  skip: (way: -1 | 1) => void;
}

/** The playback of a replay. With reduced motion it jumps from step to step. */
export function usePlayback(replay: Replay): Playback {
  const { from, to } = spanOf(replay);
  const [at, setAt] = useState(from);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(speedsOf(isLong(replay))[1]!.value);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const nextOf = (now: number) => replay.steps.find((step) => step.at > now)?.at ?? to;
  const advance = (now: number) => Math.min(to, isStill ? nextOf(now) : now + TICK_MS * speed);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setAt(advance), isStill ? STILL_MS : TICK_MS);
    return () => clearInterval(timer);
  });
  useEffect(() => {
    if (at >= to) setPlaying(false);
  }, [at, to]);
  const seek = (wanted: number) => {
    setPlaying(false);
    setAt(Math.min(to, Math.max(from, wanted)));
  };
  return {
    at,
    isPlaying,
    speed,
    setSpeed,
    toggle: () => {
      if (!isPlaying && at >= to) setAt(from);
      setPlaying(!isPlaying);
    },
    seek,
    skip: (way) => seek(way > 0 ? nextOf(at) : (replay.steps.findLast((step) => step.at < at)?.at ?? from)),
  };
}
