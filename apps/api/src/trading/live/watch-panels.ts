import type { Services } from '../../services.ts';
import { standingsOf } from './live-sessions.store.ts';
import type { LiveSocket } from './live-socket.ts';
import type { PanelHub } from './panel-hub.ts';

/** What ends sessions or what they open: each is announced where it happens. */
const TOPICS = ['access', 'sales', 'catalogue'] as const;
/** However little was announced, everybody is looked at this often. */
const EVERY_MS = 60_000;
const TICK_MS = 500;
/** Looked at by one query. */
const BATCH = 1000;

/** Ends panels whose session or right ends, within a second of it, wherever it was ended. */
export function watchPanels(
  hub: PanelHub,
  services: Pick<Services, 'db' | 'config' | 'now' | 'outbox' | 'onError'>,
  end: (panel: LiveSocket, state: 'expired' | 'forbidden') => void,
): { stop(): void } {
  let isTold = false;
  let lookedAt = 0;
  let looking = false;
  for (const topic of TOPICS) services.outbox.on(topic, () => (isTold = true));

  const tick = setInterval(() => {
    const isDue = isTold || performance.now() - lookedAt > EVERY_MS;
    const now = services.now().getTime();
    const panels = [...hub.panels].filter(({ endsAt }) => isDue || endsAt <= now);
    if (looking || panels.length === 0) return;
    if (isDue) {
      isTold = false;
      lookedAt = performance.now();
    }
    looking = true;
    void look(panels).finally(() => (looking = false));
  }, TICK_MS).unref();

  async function look(panels: readonly LiveSocket[]): Promise<void> {
    try {
      for (let from = 0; from < panels.length; from += BATCH) await lookAt(panels.slice(from, from + BATCH));
    } catch (error) {
      // The database is away: whoever is here stays until it can be asked.
      isTold = true;
      services.onError(error);
    }
  }

  async function lookAt(panels: readonly LiveSocket[]): Promise<void> {
    const standings = await standingsOf(
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
