import { followedTrades } from '@mirante/contract/trading/followed-trades.ts';
import { ownTraderBoard } from '@mirante/contract/trading/own-trader-board.ts';
import { ownTrades } from '@mirante/contract/trading/own-trades.ts';
import { desk } from '@mirante/contract/trading/desk.ts';
import { ownPanel, panel } from '@mirante/contract/trading/panel.ts';
import { traderBoard } from '@mirante/contract/trading/trader-board.ts';
import { tradeTemplates } from '@mirante/contract/trading/trade-templates.ts';
import { tradeRecord } from '@mirante/contract/trading/trade-record.ts';
import { trades } from '@mirante/contract/trading/trades.ts';
import { bindHandlers, type BoundContract } from '../http/bind-handlers.ts';
import { ownTraderBoardRoutes } from './board/own-trader-board.routes.ts';
import { traderBoardRoutes } from './board/trader-board.routes.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import { followedTradeRoutes } from './followed/followed-trades.routes.ts';
import { ownPanelRoutes, panelRoutes } from './live/panel.routes.ts';
import { tradeRecordRoutes } from './record/trade-record.routes.ts';
import { tradeTemplateRoutes } from './templates/trade-templates.routes.ts';
import { ownTradeRoutes } from './trades/own-trades.routes.ts';
import { tradeRoutes } from './trades/trades.routes.ts';

export const tradingRoutes: readonly BoundContract[] = [
  bindHandlers(trades, tradeRoutes),
  bindHandlers(ownTrades, ownTradeRoutes),
  bindHandlers(traderBoard, traderBoardRoutes),
  bindHandlers(ownTraderBoard, ownTraderBoardRoutes),
  bindHandlers(panel, panelRoutes),
  bindHandlers(ownPanel, ownPanelRoutes),
  bindHandlers(tradeTemplates, tradeTemplateRoutes),
  bindHandlers(desk, deskRoutes),
  bindHandlers(tradeRecord, tradeRecordRoutes),
  bindHandlers(followedTrades, followedTradeRoutes),
];
