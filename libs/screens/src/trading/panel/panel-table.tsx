import type { LivePanel } from '@mirante/domain/trading/live-panel.ts';
import type { PanelTable as Table } from '@mirante/domain/trading/panel.ts';
import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { isStaleValue } from '@mirante/domain/trading/stale-value.ts';
import { ScrollRegion } from '@mirante/ui-kit/states/scroll-region.tsx';
import { memo } from 'react';
import { Link } from 'react-router';
import { FollowCell, FollowHead } from './alerts/follow-star.tsx';
import { TradeName } from '../trade-parts.tsx';
import { isEqual } from './is-equal.ts';
import { panelColumns } from './panel-columns.tsx';
import { Pager, usePages } from './pager.tsx';
import css from './panel-table.module.css';

const PAGE_SIZE = 60;

interface Props {
  table: Table;
  title: string;
  trades: readonly OwnTradeRow[];
  heard: NonNullable<LivePanel['heard']>['trades'] | undefined;
  now: Date;
  empty: string;
  to: (id: number) => string;
}

/** Trades as plain rows, of which only changed ones are rendered again; cards on a phone. */
export function PanelTable({ trades, empty, ...table }: Props) {
  const pages = usePages(trades, PAGE_SIZE);
  if (trades.length === 0) return <p className={css.none}>{empty}</p>;
  return (
    <>
      <TablePage {...table} trades={pages.items} />
      <Pager of={pages} name={table.title} />
    </>
  );
}

type PageProps = Omit<Props, 'empty'>;
/** Memoised: most updates are of trades on other pages or in other tables. */
const TablePage = memo(function TablePage({ table, title, trades, heard, now, to }: PageProps) {
  return (
    <ScrollRegion className={css.frame} label={`Tabela: ${title}`}>
      <table className={css.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">Ativo</th>
            {panelColumns[table].map(({ label, leaves }) => (
              <th key={label} scope="col" data-leaves={leaves}>
                {label}
              </th>
            ))}
            <FollowHead />
          </tr>
        </thead>
        <tbody>
          {trades.map((trade) => (
            <Row
              key={trade.id}
              table={table}
              trade={trade}
              isFromNotice={arrivedByNotice(trade, heard)}
              isStale={isStaleValue(trade, now)}
              to={to}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}, showsSame);

function showsSame({ trades: before, heard: heardBefore, ...was }: PageProps, { trades, heard, ...is }: PageProps) {
  return (
    isEqual(was, is) &&
    before.length === trades.length &&
    trades.every(
      (trade, n) => trade === before[n] && arrivedByNotice(trade, heard) === arrivedByNotice(trade, heardBefore),
    )
  );
}
const arrivedByNotice = ({ id, revision }: OwnTradeRow, heard: Props['heard']): boolean => heard?.[id] === revision;

interface RowProps {
  table: Table;
  trade: OwnTradeRow;
  /** It arrived by a notice, not with the snapshot. */
  isFromNotice: boolean;
  isStale: boolean;
  to: Props['to'];
}
const Row = memo(function Row({ table, trade, isFromNotice, isStale, to }: RowProps) {
  // Two names for one animation: changing the name restarts it.
  const flash = isFromNotice ? css[trade.revision % 2 === 0 ? 'flashEven' : 'flashOdd'] : undefined;
  return (
    <tr className={flash}>
      <th scope="row">
        <NameLink id={trade.id} type={trade.type} quoted_as={trade.quoted_as} strategy_id={trade.strategy_id} to={to} />
      </th>
      {panelColumns[table].map(({ label, cell, card, isQuote, leaves }) => (
        <td
          key={label}
          data-label={label}
          data-card={card}
          data-leaves={leaves}
          data-stale={(isStale && (isQuote || card === 'value')) || undefined}
        >
          {cell(trade)}
          {card === 'value' && isStale && <span className="m-hidden"> (desatualizado)</span>}
        </td>
      ))}
      <FollowCell id={trade.id} name={trade.quoted_as} />
    </tr>
  );
});

type Named = Pick<OwnTradeRow, 'id' | 'type' | 'quoted_as' | 'strategy_id'>;
/** Memoised: a new value does not render it again. */
const NameLink = memo(function NameLink({ to, ...trade }: Named & Pick<Props, 'to'>) {
  return (
    <Link to={to(trade.id)}>
      <TradeName of={trade} />
    </Link>
  );
});
