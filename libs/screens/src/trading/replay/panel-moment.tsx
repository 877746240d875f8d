import type { ReplayStep } from '@mirante/domain/trading/replay.ts';
import { tradeStyles, type OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { Fact, Facts } from '../../records/facts.tsx';
import { Price, ResultText, TradeName } from '../trade-parts.tsx';
import { momentText } from './replay-format.ts';
import css from './replay.module.css';

interface Props {
  of: Pick<OwnTradeRow, 'type' | 'quoted_as' | 'strategy_id'>;
  step: ReplayStep;
  long: boolean;
  at: number;
}

/** The trade's row as the panel showed it at a moment. */
export const PanelMoment = ({ of, step, long, at }: Props) => (
  <Panel title={`O painel às ${momentText(at, long)}`}>
    <p className={css.line}>
      <TradeName of={of} />
      <StatusChip look={tradeStyles[step.status]} as="text" />
      <ResultText value={step.result} />
    </p>
    <Facts>
      <Fact label="Valor">
        <Price value={step.value} />
      </Fact>
      <Fact label="Entrada">
        <Price value={step.entry} />
      </Fact>
      <Fact label="Stop">
        <Price value={step.stop} />
      </Fact>
      <Fact label="RP">
        <Price value={step.rp} />
      </Fact>
      <Fact label="Alvo">
        <Price value={step.target} />
      </Fact>
    </Facts>
  </Panel>
);
