import type { PanelSnapshot } from '@mirante/domain/trading/panel.ts';
import { get, type } from '../http.ts';

/** Later changes arrive by the WebSocket of `live-frames.ts`. */
export const panel = {
  getPanel: get('/api/v1/full-trader/panel', {
    what: 'Ver o painel do Full Trader',
    allow: ['trader'],
    returns: type<PanelSnapshot>(),
  }),
};
export const ownPanel = {
  getOwnPanel: get('/api/v1/client/full-trader/panel', {
    what: 'Ver o painel do Full Trader',
    allow: { area: 'trading' },
    returns: type<PanelSnapshot>(),
  }),
};
