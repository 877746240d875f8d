import { brand } from '@mirante/domain/house/brand.ts';
import { lazy } from 'react';
import { Route } from 'react-router';
import { to } from './to.ts';

const RequireArea = lazy(() =>
  import('../features/session/require-area.tsx').then((m) => ({ default: m.RequireArea })),
);
const AreaOffer = lazy(() => import('../features/investments/area-offer.tsx').then((m) => ({ default: m.AreaOffer })));
const PortfolioListPage = lazy(() =>
  import('../features/investments/portfolios/portfolio-list-page.tsx').then((m) => ({ default: m.PortfolioListPage })),
);
const PortfolioPage = lazy(() =>
  import('../features/investments/portfolios/portfolio-page.tsx').then((m) => ({ default: m.PortfolioPage })),
);
const RecommendedPage = lazy(() =>
  import('../features/investments/portfolios/recommended-page.tsx').then((m) => ({ default: m.RecommendedPage })),
);

/** The portfolios of a client: for who has none of the products that open them, the one that does. */
export const portfolioRoutes = (
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
);
