import { performance } from '@mirante/contract/investments/performance.ts';
import { MethodPage as Method } from '@mirante/screens/performance/method-page.tsx';

/** The readers' page about the method, for those with access to results. */
export const MethodPage = () => <Method />;
MethodPage.needs = performance.getStockPortfolioPerformance;
