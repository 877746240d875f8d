import { ABSENT } from '@mirante/domain/format.ts';
import Skeleton from '@mui/material/Skeleton';
import { useDelayPassed } from '@mirante/ui-kit/states/skeletons.tsx';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { cellOf, titleOf, type AnyColumn, type AnyRow } from './columns.ts';
import type { RowsProps } from './rows-props.ts';
import css from './list-cards.module.css';

/** A list on a phone: one card per row, without what is empty. */
export function ListCards({ label, columns, rows, busy, to, actions, selecting, fallback }: Omit<RowsProps, 'list'>) {
  if (fallback) return <div className={css.panel}>{fallback}</div>;
  return (
    <ul className={css.cards} aria-label={label} aria-busy={busy}>
      {rows?.map((row) => (
        <Card key={row.id} row={row} columns={columns} to={to} actions={actions} selecting={selecting} />
      )) ?? <SkeletonCards />}
    </ul>
  );
}

type CardProps = Pick<RowsProps, 'columns' | 'to' | 'actions' | 'selecting'> & { row: AnyRow };

function Card({ row, columns, to, actions, selecting }: CardProps) {
  const title = titleOf(columns);
  const filled = columns.filter((column) => column !== title && cellOf(column, row) !== ABSENT);
  const at = (place: AnyColumn['card']) => filled.filter(({ card }) => card === place);
  const name = title && cellOf(title, row);
  return (
    <li data-row={row.id} data-selected={selecting?.ids.has(row.id) || undefined}>
      <div>
        {selecting && (
          <selecting.Box
            name={selecting.nameOf(row)}
            isSelected={selecting.ids.has(row.id)}
            onChange={(isRange) => selecting.change({ id: row.id, isRange })}
          />
        )}
        {to ? <Link to={to(row)}>{name}</Link> : <strong>{name}</strong>}
        {at('corner').map((column) => (
          <span key={column.label} className={css.corner}>
            {cellOf(column, row)}
          </span>
        ))}
      </div>
      {at('line').map((column) => (
        <div key={column.label} className={css.line}>
          {cellOf(column, row)}
        </div>
      ))}
      {at(undefined).map((column) => (
        <div key={column.label} className={css.line}>
          <span>{column.label}</span> {cellOf(column, row)}
        </div>
      ))}
      {(at('left').length > 0 || at('right').length > 0) && (
        <div>
          <span className={css.left}>
            {at('left').map((column) => (
              <Fragment key={column.label}>{cellOf(column, row)}</Fragment>
            ))}
          </span>
          <span className={css.corner}>
            {at('right').map((column) => (
              <span key={column.label}>
                {column.label} {cellOf(column, row)}
              </span>
            ))}
          </span>
        </div>
      )}
      {actions && <div className={css.actions}>{actions(row)}</div>}
    </li>
  );
}

function SkeletonCards() {
  const shown = useDelayPassed();
  return [1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
    <li key={card} aria-hidden="true">
      <Skeleton variant="rounded" height={14} width="60%" className={`${css.grey} ${shown ? css.shown : ''}`} />
      <Skeleton variant="rounded" height={12} width="40%" className={`${css.short} ${shown ? css.shown : ''}`} />
    </li>
  ));
}
