import { lazy } from '@mirante/ui-kit/boot/lazy.ts';
import { Route } from 'react-router';
import { AreaOffer, RequireArea } from './area-parts.ts';
import { to } from './to.ts';

const LivePanelPage = lazy(() =>
  import('../features/trading/live-panel-page.tsx').then((m) => ({ default: m.LivePanelPage })),
);
const TradeListPage = lazy(() =>
  import('../features/trading/trade-list-page.tsx').then((m) => ({ default: m.TradeListPage })),
);
const TradePage = lazy(() => import('../features/trading/trade-page.tsx').then((m) => ({ default: m.TradePage })));
const TradeReplayPage = lazy(() =>
  import('../features/trading/trade-replay-page.tsx').then((m) => ({ default: m.TradeReplayPage })),
);
const TraderMessageListPage = lazy(() =>
  import('../features/trading/trader-message-list-page.tsx').then((m) => ({ default: m.TraderMessageListPage })),
);
const TraderMessagePage = lazy(() =>
  import('../features/trading/trader-message-page.tsx').then((m) => ({ default: m.TraderMessagePage })),
);

/** Full Trader: clients without it see its offer. */
export const tradingRoutes = (
  <Route
    element={
      <RequireArea
        allow={{ area: 'trading' }}
        otherwise={<AreaOffer title="Painel, operações e mural" code="full_trader" />}
      />
    }
  >
    <Route path={to.panel()} element={<LivePanelPage />} />
    <Route path={to.trades()} element={<TradeListPage />} />
    <Route path={to.trade(':id')} element={<TradePage />} />
    <Route path={to.tradeReplay(':id')} element={<TradeReplayPage />} />
    <Route path={to.traderMessages()} element={<TraderMessageListPage />} />
    <Route path={to.traderMessage(':id')} element={<TraderMessagePage />} />
  </Route>
);
