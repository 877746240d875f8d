/// <reference lib="dom" />
import { applyNotices, type LivePanel } from '@mirante/domain/trading/live-panel.ts';
import type { PanelSnapshot } from '@mirante/domain/trading/panel.ts';
import { vi } from 'vitest';
import { connectPanel } from '../../../../../../libs/trader-socket/src/connect-panel.ts';
import type { SocketState } from '../../../../../../libs/trader-socket/src/state-machine.ts';

const FRAME_MS = 16;

/** Gives this process what a panel's connection uses of a browser, with its long delays cut short; `vi.unstubAllGlobals` takes it away. */
export function actAsBrowser(): void {
  const page = new EventTarget();
  const { setTimeout: real } = globalThis;
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible', hidden: false }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => Number(real(draw, FRAME_MS)));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
  const hurried = (act: () => void, ms = 0, ...input: []) => real(act, shortened(ms), ...input);
  vi.stubGlobal('setTimeout', Object.assign(hurried, real));
}

/** Tries, answers and probes of a panel: seconds where tests have tenths. */
function shortened(ms: number): number {
  if (ms >= 20_000) return ms / 25;
  return ms >= 5000 ? ms / 10 : ms;
}

/** The client area's panel, but for its screen. */
export interface BrowserPanel {
  /** What it shows. */
  readonly shown: LivePanel | undefined;
  readonly state: SocketState;
  /** How many notices it has put there. */
  readonly applied: number;
  stop(): void;
}

/** Opens the panel of whoever holds `token`. `api` says which process is asked for a snapshot. */
export function openPanel(address: string, token: string, api: () => string): BrowserPanel {
  let shown: LivePanel | undefined;
  let state: SocketState = 'connecting';
  let applied = 0;
  const connection = connectPanel({
    address,
    token,
    changed: (machine) => (state = machine.state),
    apply: (notices) => {
      applied += notices.length;
      shown = applyNotices(shown!, notices, new Date());
    },
    readSnapshot: async () => {
      shown = await readPanel(api(), token);
      return shown.position;
    },
    onMissed: () => undefined,
    onFailure: () => undefined,
    logOut: () => undefined,
  });
  return {
    get shown() {
      return shown;
    },
    get state() {
      return state;
    },
    get applied() {
      return applied;
    },
    stop: connection.stop,
  };
}

/** The panel as the API has it. */
export async function readPanel(api: string, token: string): Promise<PanelSnapshot> {
  const answer = await fetch(`${api}/api/v1/client/full-trader/panel`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`the panel answers ${answer.status}`);
  return (await answer.json()) as PanelSnapshot;
}
