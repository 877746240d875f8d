import { lazy, Suspense, type ComponentProps } from 'react';

const PortfolioChanges = lazy(() => import('./portfolio-changes.tsx').then((m) => ({ default: m.PortfolioChanges })));

/** What changed in a portfolio. Mostly nothing did: its bytes wait for the page. */
export const LazyPortfolioChanges = (props: ComponentProps<typeof PortfolioChanges>) => (
  <Suspense fallback={null}>
    <PortfolioChanges {...props} />
  </Suspense>
);
