import type { LivePosition } from '@mirante/contract/trading/live-frames.ts';
import type { TraderNotice } from '@mirante/domain/trading/trader-notice.ts';

/** A page that nobody sees draws nothing, but it may have to ring: it is given what came this often, in milliseconds. */
const UNSEEN_MS = 250;

/** Collects notices and gives them on together: once for each picture, and while the page is hidden a few times a second. */
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
    // Beside a picture too: a page may be hidden before it draws the next one.
    timer ??= setTimeout(draw, UNSEEN_MS);
    if (document.visibilityState === 'visible') picture ??= requestAnimationFrame(draw);
  }
  return {
    add,
    /** What waits may be older than what was read just now. */
    dropBefore({ epoch, sequence }: LivePosition): void {
      waiting = waiting.filter((each) => each.epoch === epoch && each.sequence > sequence);
    },
    stop,
  };
}
