import { lazy, Suspense } from 'react';

const LiveTrades = lazy(() => import('./live-trades.tsx').then((m) => ({ default: m.LiveTrades })));

/** The live panel's trades. Most clients do not have it, so its code is loaded after the page. */
export const LazyLiveTrades = () => (
  <Suspense fallback={null}>
    <LiveTrades />
  </Suspense>
);
