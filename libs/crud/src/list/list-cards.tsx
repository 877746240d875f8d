import { ABSENT } from '@mirante/domain/format.ts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useDelayPassed } from '@mirante/ui-kit/states/skeletons.tsx';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { cellOf, titleOf, type AnyColumn, type AnyRow } from './columns.ts';
import type { RowsProps } from './list-table.tsx';

/** A list on a phone: one card per row. */
export function ListCards({ label, columns, rows, busy, to, actions, fallback }: Omit<RowsProps, 'list'>) {
  if (fallback) return <Panel>{fallback}</Panel>;
  return (
    <Cards aria-label={label} aria-busy={busy}>
      {rows?.map((row) => <Card key={row.id} row={row} columns={columns} to={to} actions={actions} />) ?? (
        <SkeletonCards />
      )}
    </Cards>
  );
}

function Card({ row, columns, to, actions }: Pick<RowsProps, 'columns' | 'to' | 'actions'> & { row: AnyRow }) {
  const title = titleOf(columns);
  const at = (place: AnyColumn['card']) => columns.filter((column) => column !== title && column.card === place);
  const name = title && cellOf(title, row);
  return (
    <li>
      <div>
        {to ? <Link to={to(row)}>{name}</Link> : <strong>{name}</strong>}
        {at('corner').map((column) => (
          <span key={column.label} className="m-corner">
            {cellOf(column, row)}
          </span>
        ))}
      </div>
      {at('line').map((column) => (
        <div key={column.label} className="m-line">
          {cellOf(column, row)}
        </div>
      ))}
      {at(undefined).map((column) => (
        <div key={column.label} className="m-line">
          <span>{column.label}</span> {cellOf(column, row)}
        </div>
      ))}
      {(at('left').length > 0 || at('right').length > 0) && (
        <div>
          <span>
            {at('left').map((column) => (
              <Fragment key={column.label}>{cellOf(column, row)}</Fragment>
            ))}
          </span>
          <span className="m-corner">{at('right').map((column) => labelled(column, row))}</span>
        </div>
      )}
      {actions && <div className="m-actions">{actions(row)}</div>}
    </li>
  );
}

/** "Expira em 18/11/2027"; nothing where there is nothing. */
function labelled(column: AnyColumn, row: AnyRow) {
  const value = cellOf(column, row);
  return value === ABSENT ? null : (
    <span key={column.label}>
      {column.label} {value}
    </span>
  );
}

function SkeletonCards() {
  const shown = useDelayPassed();
  return [1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
    <li key={card} aria-hidden="true">
      <Skeleton variant="rounded" height={14} width="60%" sx={{ mb: 2, visibility: shown ? 'visible' : 'hidden' }} />
      <Skeleton variant="rounded" height={12} width="40%" sx={{ visibility: shown ? 'visible' : 'hidden' }} />
    </li>
  ));
}

const Panel = styled('div')({
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-lg)',
  backgroundColor: 'var(--surface)',
});
const Cards = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 8,
  '& > li': {
    position: 'relative',
    padding: '12px 14px',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-lg)',
    backgroundColor: 'var(--surface)',
    display: 'grid',
    gap: 4,
    fontSize: 14,
    lineHeight: '20px',
  },
  '& > li > div:not(.m-line)': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 12,
    minWidth: 0,
  },
  '& > li > div:not(.m-line):not(:first-of-type)': { flexWrap: 'wrap', gap: '0 12px' },
  '& a:first-of-type, & strong': { fontWeight: 600, color: 'var(--ink)', overflowWrap: 'anywhere' },
  // The whole card is the link's target.
  '& > li > div:first-of-type > a::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'var(--r-lg)',
  },
  '& .m-line': {
    color: 'var(--ink-2)',
    minWidth: 0,
    overflowWrap: 'anywhere',
    '& > span:first-of-type:not([class])': { color: 'var(--ink-3)' },
  },
  '& > li > div:first-of-type > .m-corner': { flex: 'none', maxWidth: '60%', whiteSpace: 'normal', textAlign: 'right' },
  '& .m-corner': { color: 'var(--ink-3)', fontSize: 13, whiteSpace: 'nowrap' },
  '& > li > div.m-actions:not(.m-line)': {
    position: 'relative',
    paddingTop: 6,
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
  },
});
