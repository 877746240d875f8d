import { FetchPanel } from './fetch-panel.tsx';
import { QuoteWarnings } from './quote-warnings.tsx';

/** How fresh the prices are, and what is wrong with them. */
export const QuoteState = () => (
  <>
    <FetchPanel />
    <QuoteWarnings />
  </>
);
