import type { ownPanel, panel } from '@mirante/contract/trading/panel.ts';
import type { PanelSnapshot } from '@mirante/domain/trading/panel.ts';
import { sendCached } from '../../http/micro-cache.ts';
import type { Call, Handlers } from '../../http/serve.ts';
import { snapshotOf } from './panel.store.ts';

/** Trades finished today also leave by the clock, without a notice. */
const FRESH_MS = 10_000;

type Asked = Pick<Call<unknown>, 'request' | 'reply' | 'outbox' | 'db' | 'now'>;

/** Read once per change, however many panels ask. */
const getPanel = (call: Asked): Promise<PanelSnapshot> =>
  sendCached(call, { name: 'panel', topic: 'trading', freshMs: FRESH_MS }, () => snapshotOf(call.db, call.now()));

export const panelRoutes: Handlers<typeof panel> = { getPanel };
export const ownPanelRoutes: Handlers<typeof ownPanel> = { getOwnPanel: getPanel };
