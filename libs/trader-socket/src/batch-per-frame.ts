import type { LivePosition } from '@mirante/contract/trading/live-frames.ts';
import type { TraderNotice } from '@mirante/domain/trading/trader-notice.ts';

/** A hidden page renders nothing, but may have to play sounds: it gets notices this often, in milliseconds. */
const UNSEEN_MS = 250;

/** Batches notices: once per animation frame, and a few times a second while the page is hidden. */
export function batchPerFrame(give: (notices: readonly TraderNotice[]) => void) {
  let waiting: TraderNotice[] = [];
  let picture: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function draw(): void {
    stop();
    const notices = waiting;
    waiting = [];
    if (notices.length > 0) give(notices);
  }
  function stop(): void {
    if (picture !== undefined) cancelAnimationFrame(picture);
    clearTimeout(timer);
    [picture, timer] = [undefined, undefined];
  }
  function add(notice: TraderNotice): void {
    waiting.push(notice);
    // Besides the frame: the page may be hidden before the next one.
    timer ??= setTimeout(draw, UNSEEN_MS);
    if (document.visibilityState === 'visible') picture ??= requestAnimationFrame(draw);
  }
  return {
    add,
    /** Drops waiting notices older than a snapshot. */
    dropBefore({ epoch, sequence }: LivePosition): void {
      waiting = waiting.filter((each) => each.epoch === epoch && each.sequence > sequence);
    },
    stop,
  };
}
