import { ownTraderBoard } from '@mirante/contract/trading/own-trader-board.ts';
import { ownTrades } from '@mirante/contract/trading/own-trades.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, recordFailed } from '../feedback.ts';

export const { useListOwnTradesQuery, useGetOwnTradeQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(ownTrades, 'trade'),
});
export const { useListOwnTraderMessagesQuery, useGetOwnTraderMessageQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(ownTraderBoard, 'trader_message'),
});

feedback(ownTrades, { listOwnTrades: listFailed, getOwnTrade: recordFailed });
feedback(ownTraderBoard, { listOwnTraderMessages: listFailed, getOwnTraderMessage: recordFailed });
