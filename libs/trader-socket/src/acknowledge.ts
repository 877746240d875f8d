import { MAX_AGO, SEEN_EVERY_MS, type LivePosition, type SeenFrame } from '@mirante/contract/trading/live-frames.ts';

/** Least wait of a panel's word: many panels that show one notice at once do not all say so at once. */
const MIN_MS = 200;

/** Says what was shown, in one frame for all that came within a second, or longer where the server has many panels. */
export function acknowledging(send: (frame: SeenFrame) => void) {
  let shown: { position: LivePosition; at: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt = -Infinity;
  let every = SEEN_EVERY_MS;
  const flush = () => {
    timer = undefined;
    sentAt = performance.now();
    const { epoch, sequence } = shown.at(-1)!.position;
    const ago = shown.slice(-MAX_AGO).map(({ at }) => Math.round(sentAt - at));
    shown = [];
    send({ seen: { epoch, sequence, ago: ago.toReversed() } });
  };
  return {
    /** In the order of their numbers. */
    shown(positions: readonly LivePosition[]): void {
      const at = performance.now();
      // Of another epoch nothing is counted.
      shown = shown.filter(({ position }) => position.epoch === positions.at(-1)?.epoch);
      shown.push(...positions.map((position) => ({ position, at })));
      const wait = MIN_MS + Math.random() * (every - MIN_MS);
      if (shown.length > 0) timer ??= setTimeout(flush, Math.max(wait, sentAt + every - at));
    },
    setEvery: (ms: number) => {
      every = Math.max(SEEN_EVERY_MS, ms);
    },
    stop: () => clearTimeout(timer),
  };
}
