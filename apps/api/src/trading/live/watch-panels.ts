import type { Services } from '../../services.ts';
import { liveSessionsOf } from './live-sessions.store.ts';
import type { LiveSocket } from './live-socket.ts';
import type { PanelHub } from './panel-hub.ts';

/** However little was announced, everybody is looked at this often. */
const EVERY_MS = 60_000;
const TICK_MS = 500;
/** Looked at by one query. */
const BATCH = 1000;

/** Ends panels whose session or right ends, within a second of it, wherever it was ended. Of a change that says of whom it is, theirs alone are looked at. */
export function watchPanels(
  hub: PanelHub,
  services: Pick<Services, 'db' | 'config' | 'now' | 'outbox' | 'onError'>,
  end: (panel: LiveSocket, state: 'expired' | 'forbidden') => void,
): { stop(): void } {
  /** Owners that were told of since the last tick. */
  let told = new Set<string>();
  let isAllTold = false;
  let lookedAt = performance.now();
  let looking = Promise.resolve();
  let waiting = 0;

  services.outbox.on('access', (owners) => {
    if (!owners) isAllTold = true;
    else if (owners.some((owner) => hub.countOf(owner) > 0)) look(ofOwners(new Set(owners)));
    // The tick looks again: one that was asking for admission meanwhile is among the panels by then.
    for (const owner of owners ?? []) told.add(owner);
  });

  const tick = setInterval(() => {
    if (waiting > 0) return;
    const isAll = isAllTold || performance.now() - lookedAt > EVERY_MS;
    if (isAll) [isAllTold, lookedAt] = [false, performance.now()];
    const now = services.now().getTime();
    const isTold = ofOwners(told);
    told = new Set();
    look((panel) => isAll || panel.endsAt <= now || isTold(panel));
  }, TICK_MS).unref();

  // One looking at a time.
  function look(isDue: (panel: LiveSocket) => boolean): void {
    waiting += 1;
    const isOne = (panel: LiveSocket) => panel.readyState === panel.OPEN && isDue(panel);
    looking = looking.then(() => lookAtAll([...hub.panels].filter(isOne))).finally(() => (waiting -= 1));
  }

  async function lookAtAll(panels: readonly LiveSocket[]): Promise<void> {
    try {
      for (let from = 0; from < panels.length; from += BATCH) await lookAt(panels.slice(from, from + BATCH));
    } catch (error) {
      // The database is away: whoever is here stays until it can be asked.
      isAllTold = true;
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
  ({ owner }: LiveSocket): boolean =>
    owners.has(owner);
