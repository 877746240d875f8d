import type { RecordSummary } from '@mirante/domain/investments/record.ts';
import { ChainPanel } from './chain-panel.tsx';
import { Distribution } from './distribution.tsx';
import { Figures } from './figures.tsx';
import css from './record.module.css';

/** An overview of all calls: figures, distribution, and the state of the chain. */
export const RecordOverview = ({ summary }: { summary: RecordSummary }) => (
  <>
    <Figures summary={summary} />
    <div className={css.panels}>
      <Distribution summary={summary} />
      <ChainPanel />
    </div>
  </>
);
