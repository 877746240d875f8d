import { ownPanel, panel } from '@mirante/contract/trading/panel.ts';
import type { PanelSnapshot } from '@mirante/domain/trading/panel.ts';
import { original, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';

/** Without a tag: changes arrive by the panel's WebSocket, not by this browser's writes. */
export const panelApi = api
  .injectEndpoints({ endpoints: endpointsFrom(panel) })
  .injectEndpoints({ endpoints: endpointsFrom(ownPanel) });
export const { useGetPanelQuery, useGetOwnPanelQuery } = panelApi;

/** Replaces the cached panel, if any. */
export const updatePanel = (call: 'getPanel' | 'getOwnPanel', update: (panel: PanelSnapshot) => PanelSnapshot) =>
  panelApi.util.updateQueryData(call, undefined, (draft) => update(original(draft))) as PanelUpdate;
/** Every app's store contains the API's state; screens need not know its type. */
type PanelUpdate = ThunkAction<unknown, object, unknown, UnknownAction>;
