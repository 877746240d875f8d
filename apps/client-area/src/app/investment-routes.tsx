import { brand } from '@mirante/domain/house/brand.ts';
import { lazy } from '@mirante/ui-kit/boot/lazy.ts';
import { Route } from 'react-router';
import { AreaOffer, RequireArea } from './area-parts.ts';
import { to } from './to.ts';

const PortfolioListPage = lazy(() =>
  import('../features/investments/portfolios/portfolio-list-page.tsx').then((m) => ({ default: m.PortfolioListPage })),
);
const PortfolioPage = lazy(() =>
  import('../features/investments/portfolios/portfolio-page.tsx').then((m) => ({ default: m.PortfolioPage })),
);
const RecommendedPage = lazy(() =>
  import('../features/investments/portfolios/recommended-page.tsx').then((m) => ({ default: m.RecommendedPage })),
);
const StockPortfolioListPage = lazy(() =>
  import('../features/investments/stock-portfolios/stock-portfolio-list-page.tsx').then((m) => ({
    default: m.StockPortfolioListPage,
  })),
);
const StockPortfolioPage = lazy(() =>
  import('../features/investments/stock-portfolios/stock-portfolio-page.tsx').then((m) => ({
    default: m.StockPortfolioPage,
  })),
);
const PurchasePlanPage = lazy(() =>
  import('../features/purchase-plan/purchase-plan-page.tsx').then((m) => ({ default: m.PurchasePlanPage })),
);
const StockListPage = lazy(() =>
  import('../features/investments/stocks/stock-list-page.tsx').then((m) => ({ default: m.StockListPage })),
);
const StockPage = lazy(() =>
  import('../features/investments/stocks/stock-page.tsx').then((m) => ({ default: m.StockPage })),
);
const FundListPage = lazy(() =>
  import('../features/investments/funds/fund-list-page.tsx').then((m) => ({ default: m.FundListPage })),
);
const FundPage = lazy(() =>
  import('../features/investments/funds/fund-page.tsx').then((m) => ({ default: m.FundPage })),
);

/** The investment pages: clients without any product that opens one of them are offered the one that does. */
export const investmentRoutes = (
  <>
    <Route
      element={
        <RequireArea allow={{ area: 'stocks' }} otherwise={<AreaOffer title="Ações" code="invista_em_acoes" />} />
      }
    >
      <Route path={to.stocks()} element={<StockListPage />} />
      <Route path={to.stock(':id')} element={<StockPage />} />
    </Route>
    <Route
      element={<RequireArea allow={{ area: 'funds' }} otherwise={<AreaOffer title="Fundos" code="top_fundos" />} />}
    >
      <Route path={to.funds()} element={<FundListPage />} />
      <Route path={to.fund(':id')} element={<FundPage />} />
    </Route>
    <Route
      element={
        <RequireArea
          allow={{ area: 'recommended' }}
          otherwise={<AreaOffer title="Carteiras" code={`carteiras_${brand.slug}`} />}
        />
      }
    >
      <Route path={to.recommendedPortfolios()} element={<RecommendedPage />} />
      <Route path={to.portfolios()} element={<PortfolioListPage />} />
      <Route path={to.portfolio(':id')} element={<PortfolioPage />} />
    </Route>
    <Route
      element={
        <RequireArea
          allow={{ area: 'recommended' }}
          otherwise={<AreaOffer title="Carteiras de ações" code="invista_em_acoes" />}
        />
      }
    >
      <Route path={to.stockPortfolios()} element={<StockPortfolioListPage />} />
      <Route path={to.stockPortfolio(':id')} element={<StockPortfolioPage />} />
      <Route path={to.purchasePlan(':id')} element={<PurchasePlanPage />} />
    </Route>
  </>
);
