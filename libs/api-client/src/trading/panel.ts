import { ownPanel, panel } from '@mirante/contract/trading/panel.ts';
import type { PanelSnapshot } from '@mirante/domain/trading/panel.ts';
import { original, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';

/** Without a tag: the panel's WebSocket tells what changes, not the writes of this browser. */
export const panelApi = api
  .injectEndpoints({ endpoints: endpointsFrom(panel) })
  .injectEndpoints({ endpoints: endpointsFrom(ownPanel) });

/** Puts another panel in the place of the one that was read, if one was. */
export const updatePanel = (call: 'getPanel' | 'getOwnPanel', update: (panel: PanelSnapshot) => PanelSnapshot) =>
  panelApi.util.updateQueryData(call, undefined, (draft) => update(original(draft))) as PanelUpdate;
/** Every app's store holds the server's data; its type need not say so to each screen. */
type PanelUpdate = ThunkAction<unknown, object, unknown, UnknownAction>;
