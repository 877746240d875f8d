import { serverNow } from '@mirante/domain/server-time.ts';
import { panelTables, type PanelTable as Table } from '@mirante/domain/trading/panel.ts';
import { resultOf, valueOf } from '@mirante/domain/trading/trade-result.ts';
import type { TradeStatus } from '@mirante/domain/trading/trade.ts';
import { PanelTable } from '@mirante/screens/trading/panel/panel-table.tsx';
import { to } from '../../../app/to.ts';
import { rowOf, type CallValues } from './new-call-values.ts';
import css from './desk-page.module.css';

const tableOf = (status: TradeStatus): Table | undefined =>
  (Object.keys(panelTables) as Table[]).find((table) =>
    (panelTables[table] as readonly TradeStatus[]).includes(status),
  );

/** A preview of the subscribers' panel row. */
export function CallPreview({ of }: { of: CallValues }) {
  const now = serverNow();
  const row = rowOf(of, now);
  const table = row && tableOf(row.status);
  if (!row || !table) return null;
  return (
    <section className={css.preview} aria-label="Como fica no painel">
      <p>
        <strong>O que o assinante vê</strong> {of.valid_input_today}
      </p>
      <PanelTable
        table={table}
        title="prévia da operação"
        trades={[{ ...row, result: valueOf(resultOf(row)) }]}
        heard={undefined}
        now={now}
        empty=""
        to={() => to.desk()}
      />
    </section>
  );
}
