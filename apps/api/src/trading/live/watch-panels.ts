import type { Services } from '../../services.ts';
import { liveSessionsOf } from './live-sessions.store.ts';
import type { LiveSocket } from './live-socket.ts';
import type { PanelHub } from './panel-hub.ts';

/** Everybody is rechecked this often, even without changes. */
const EVERY_MS = 60_000;
const TICK_MS = 500;
/** Panels per query. */
const BATCH = 1000;

/**
 * Disconnects panels whose session or right ends, within a second, wherever it ended. If a change names its owners,
 * theirs alone are checked, and views of theirs at the next tick.
 */
export function watchPanels(
  hub: PanelHub,
  services: Pick<Services, 'db' | 'config' | 'now' | 'outbox' | 'onError'>,
  end: (panel: LiveSocket, state: 'expired' | 'forbidden') => void,
): { stop(): void } {
  /** Owners named since the last tick. */
  let dueOwners = new Set<string>();
  let isAllDue = false;
  let lookedAt = performance.now();
  let looking = Promise.resolve();
  let waiting = 0;

  services.outbox.on('access', (owners) => {
    if (!owners) isAllDue = true;
    else if (owners.some((owner) => hub.countOf(owner) > 0)) look(ofOwners(new Set(owners)));
    // The tick checks again: a panel being authorized meanwhile is connected by then.
    for (const owner of owners ?? []) dueOwners.add(owner);
  });

  const tick = setInterval(() => {
    if (waiting > 0) return;
    const isAll = isAllDue || performance.now() - lookedAt > EVERY_MS;
    if (isAll) [isAllDue, lookedAt] = [false, performance.now()];
    const now = services.now().getTime();
    const isOwnerDue = ofOwners(dueOwners);
    dueOwners = new Set();
    look((panel) => isAll || panel.endsAt <= now || isOwnerDue(panel));
  }, TICK_MS).unref();

  // One check at a time.
  function look(isDue: (panel: LiveSocket) => boolean): void {
    waiting += 1;
    const isOne = (panel: LiveSocket) => panel.readyState === panel.OPEN && isDue(panel);
    looking = looking.then(() => lookAtAll([...hub.panels].filter(isOne))).finally(() => (waiting -= 1));
  }

  async function lookAtAll(panels: readonly LiveSocket[]): Promise<void> {
    try {
      for (let from = 0; from < panels.length; from += BATCH) await lookAt(panels.slice(from, from + BATCH));
    } catch (error) {
      // The database is unavailable: panels stay until it can be asked.
      isAllDue = true;
      services.onError(error);
    }
  }

  async function lookAt(panels: readonly LiveSocket[]): Promise<void> {
    const standings = await liveSessionsOf(
      services,
      panels.map(({ tokenHash }) => Buffer.from(tokenHash, 'hex')),
    );
    for (const panel of panels) {
      const standing = standings.get(panel.tokenHash);
      if (standing?.state === 'allowed') panel.endsAt = standing.endsAt;
      else end(panel, standing?.state === 'forbidden' ? 'forbidden' : 'expired');
    }
  }
  return { stop: () => clearInterval(tick) };
}

const ofOwners =
  (owners: ReadonlySet<string>) =>
  ({ owner, viewed }: LiveSocket): boolean =>
    owners.has(owner) || owners.has(viewed);
