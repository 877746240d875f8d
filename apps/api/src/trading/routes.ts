import { followedTrades } from '@mirante/contract/trading/followed-trades.ts';
import { ownTraderBoard } from '@mirante/contract/trading/own-trader-board.ts';
import { ownTrades } from '@mirante/contract/trading/own-trades.ts';
import { ownPanel, panel } from '@mirante/contract/trading/panel.ts';
import { traderBoard } from '@mirante/contract/trading/trader-board.ts';
import { tradeRecord } from '@mirante/contract/trading/trade-record.ts';
import { trades } from '@mirante/contract/trading/trades.ts';
import { on, type Served } from '../http/served.ts';
import { ownTraderBoardRoutes } from './board/own-trader-board.routes.ts';
import { traderBoardRoutes } from './board/trader-board.routes.ts';
import { followedTradeRoutes } from './followed/followed-trades.routes.ts';
import { ownPanelRoutes, panelRoutes } from './live/panel.routes.ts';
import { tradeRecordRoutes } from './record/trade-record.routes.ts';
import { ownTradeRoutes } from './trades/own-trades.routes.ts';
import { tradeRoutes } from './trades/trades.routes.ts';

export const tradingRoutes: readonly Served[] = [
  on(trades, tradeRoutes),
  on(ownTrades, ownTradeRoutes),
  on(traderBoard, traderBoardRoutes),
  on(ownTraderBoard, ownTraderBoardRoutes),
  on(panel, panelRoutes),
  on(ownPanel, ownPanelRoutes),
  on(tradeRecord, tradeRecordRoutes),
  on(followedTrades, followedTradeRoutes),
];
