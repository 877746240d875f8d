import { lazy, Suspense, type ComponentProps } from 'react';

const PortfolioChanges = lazy(() => import('./portfolio-changes.tsx').then((m) => ({ default: m.PortfolioChanges })));

/** A portfolio's changes. There are usually none, so its code is loaded after the page. */
export const LazyPortfolioChanges = (props: ComponentProps<typeof PortfolioChanges>) => (
  <Suspense fallback={null}>
    <PortfolioChanges {...props} />
  </Suspense>
);
