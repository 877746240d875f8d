import { day, dayTime, signedPercent } from '@mirante/domain/format.ts';
import { assetKinds, unitOf } from '@mirante/domain/trading/asset-kinds.ts';
import { strategyNames } from '@mirante/domain/trading/strategies.ts';
import { ownFieldsOf } from '@mirante/domain/trading/strategy-fields.ts';
import { priceIn } from '@mirante/domain/currency.ts';
import { price } from '@mirante/domain/trading/trade-format.ts';
import {
  contractResultOf,
  distanceToTrigger,
  financingOf,
  resultOf,
  type Outcome,
} from '@mirante/domain/trading/trade-result.ts';
import { ownLabelsOf, tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { optionTypeNames, type OwnTradeRow, type ValueField } from '@mirante/domain/trading/trade.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import type { ReactNode } from 'react';
import { Fact, Facts, Panels } from '../records/facts.tsx';
import { Price, ResultText } from './trade-parts.tsx';
import css from './trade.module.css';

const { labels } = tradeWords;
const shared = [
  'weight',
  'strategy_in_value',
  'in_value',
  'current_value',
  'stop_value',
  'strategy_rp_value',
  'rp_value',
  'target_value',
  'out_value',
] as const satisfies readonly ValueField[];

/** All values of a trade: common ones, its strategy's own, and its result or why there is none. */
export function TradeValues({ of }: { of: OwnTradeRow }) {
  return (
    <>
      <Panel title="Resultado" aside={of.value_at && `Valor de ${dayTime(of.value_at)}`}>
        <Facts>
          <Fact label={labels.result}>
            <OutcomeText outcome={resultOf(of)} write={(value) => <ResultText value={value} />} />
          </Fact>
          {of.status === 'trigger' && (
            <Fact label="Distância do gatilho">
              <OutcomeText outcome={distanceToTrigger(of)} write={signedPercent} />
            </Fact>
          )}
          {of.strategy_id === 8 && <ContractResult of={of} />}
          {of.strategy_id === 7 && <Financed of={of} />}
        </Facts>
      </Panel>
      <Panels>
        <Panel title="Valores">
          <Facts>
            {shared.map((field) => (
              <Fact key={field} label={labels[field]}>
                <Price value={of[field]} />
              </Fact>
            ))}
          </Facts>
        </Panel>
        <Panel title="Operação">
          <Facts>
            <Fact label={labels.strategy_id}>{strategyNames[of.strategy_id]}</Fact>
            <Fact label={labels.asset}>{of.asset}</Fact>
            <Fact label={labels.asset_type_id}>{assetKinds[of.asset_type_id].name}</Fact>
            {ownFieldsOf(of.strategy_id).map((field) => (
              <Fact key={field} label={ownLabelsOf(of.strategy_id)[field]}>
                {ownValue(of, field)}
              </Fact>
            ))}
            {of.strategy_id === 8 && <Fact label="Unidade">{unitOf(of.asset_type_id) ?? 'Sem unidade'}</Fact>}
            <Fact label={labels.valid_input_today}>{of.valid_input_today}</Fact>
            <Fact label={labels.valid_date}>{dayTime(of.valid_date)}</Fact>
            <Fact label={labels.trade_date}>{dayTime(of.trade_date)}</Fact>
            <Fact label={labels.date_in}>{dayTime(of.date_in)}</Fact>
            {of.finished_at && <Fact label={labels.finished_at}>{dayTime(of.finished_at)}</Fact>}
          </Facts>
        </Panel>
      </Panels>
    </>
  );
}

const OutcomeText = ({ outcome, write }: { outcome: Outcome; write: (value: number) => ReactNode }) =>
  'value' in outcome ? <>{write(outcome.value)}</> : <span className={css.why}>{outcome.missing}</span>;

function ContractResult({ of }: { of: OwnTradeRow }) {
  const result = contractResultOf(of);
  const currency = 'currency' in result ? result.currency : 'BRL';
  return (
    <Fact label="Por contrato">
      <OutcomeText outcome={result} write={(value) => priceIn(currency, value)} />
    </Fact>
  );
}

function Financed({ of }: { of: OwnTradeRow }) {
  const financing = financingOf(of);
  if ('missing' in financing) return <Fact label="Financiamento">{financing.missing}</Fact>;
  return (
    <>
      <Fact label="Custo líquido">{price(financing.cost)}</Fact>
      <Fact label="Ganho máximo">{signedPercent(financing.most)}</Fact>
      <Fact label="Proteção">{signedPercent(financing.protection)}</Fact>
    </>
  );
}

function ownValue(of: OwnTradeRow, field: ReturnType<typeof ownFieldsOf>[number]): ReactNode {
  if (field === 'type_option') return of.type_option ? optionTypeNames[of.type_option] : '—';
  if (field === 'expires_on') return day(of.expires_on);
  if (field === 'launch_date') return dayTime(of.launch_date);
  if (field === 'option_code') return of.option_code ?? '—';
  return <Price value={of[field as ValueField]} />;
}
