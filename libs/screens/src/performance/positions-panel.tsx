import { ABSENT, day, signedPercent } from '@mirante/domain/format.ts';
import type { Performance, PositionResult } from '@mirante/domain/investments/performance/performance.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import css from './performance-panel.module.css';
import { DataTable } from '../charts/data-table.tsx';

/** Each position's result since its entry: by price, by dividends, and its contribution to the portfolio. */
export function PositionsPanel({
  performance: { positions, idle_contribution, hit_rate },
}: {
  performance: Performance;
}) {
  if (positions.length === 0) return null;
  const hasDividends = hit_rate !== null;
  return (
    <Panel title="Resultado por posição" aside="Desde a entrada de cada uma">
      <DataTable label="Tabela do resultado por posição">
        <thead>
          <tr>
            <th scope="col">{hasDividends ? 'Ativo' : 'Item'}</th>
            <th scope="col" className={css.onWide}>
              Período
            </th>
            {hasDividends && (
              <th scope="col" className={css.onWide}>
                Preço
              </th>
            )}
            {hasDividends && (
              <th scope="col" className={css.onWide}>
                Dividendos
              </th>
            )}
            <th scope="col">Total</th>
            <th scope="col">Contribuição (p.p.)</th>
          </tr>
        </thead>
        <tbody>
          {positions.map((position) => (
            <Row key={position.id} position={position} hasDividends={hasDividends} />
          ))}
          {idle_contribution !== 0 && (
            <tr>
              <th scope="row">Dinheiro sem ativo</th>
              <td className={css.onWide} colSpan={hasDividends ? 3 : 1}>
                {ABSENT}
              </td>
              <td>{ABSENT}</td>
              <td>{points(idle_contribution)}</td>
            </tr>
          )}
        </tbody>
      </DataTable>
      <p className={css.note}>
        A contribuição é a parte de cada posição no resultado da carteira desde o início: somadas, dão o total.
      </p>
    </Panel>
  );
}

function Row({ position, hasDividends }: { position: PositionResult; hasDividends: boolean }) {
  const { name, from, to, price_day, gain, contribution } = position;
  const until = to ?? price_day;
  const days = until === null ? `desde ${day(from)}` : `${day(from)} a ${day(until)}`;
  const period = to === null ? days : `${days} (encerrada)`;
  return (
    <tr>
      <th scope="row" className={css.name}>
        {name}
        <small className={css.onNarrow}>{period}</small>
      </th>
      <td className={css.onWide}>{period}</td>
      {hasDividends && <td className={css.onWide}>{'price' in gain && signedPercent(gain.price)}</td>}
      {hasDividends && <td className={css.onWide}>{'dividends' in gain && signedPercent(gain.dividends)}</td>}
      <td>{'reason' in gain ? <small>{gain.reason}</small> : <b>{signedPercent(gain.total)}</b>}</td>
      <td>{contribution === null ? ABSENT : points(contribution)}</td>
    </tr>
  );
}

const points = (value: number): string => signedPercent(value).replace('%', '');
