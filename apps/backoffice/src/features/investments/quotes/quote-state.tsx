import { FetchPanel } from './fetch-panel.tsx';
import { QuoteWarnings } from './quote-warnings.tsx';

/** The age of the prices, and their warnings. */
export const QuoteState = () => (
  <>
    <FetchPanel />
    <QuoteWarnings />
  </>
);
