import { performance } from '@mirante/contract/investments/performance.ts';
import { MethodPage as Method } from '@mirante/screens/performance/method-page.tsx';

/** As readers see it, for those who see the results. */
export const MethodPage = () => <Method />;
MethodPage.needs = performance.getStockPortfolioPerformance;
