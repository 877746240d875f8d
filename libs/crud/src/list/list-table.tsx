import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useRef, type ReactNode } from 'react';
import { titleOf, type AnyColumn } from './columns.ts';
import { FilterBox } from './filter-box.tsx';
import type { RowsProps } from './rows-props.ts';
import { TableRows } from './table-rows.tsx';
import type { ListQuery } from './use-list-query.ts';
import css from './list-table.module.css';

export function ListTable({ label, columns, rows, list, busy, to, actions, selecting, fallback }: RowsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { page } = list.query;
  useEffect(() => {
    frame.current?.scrollTo?.(0, 0); // Newer browsers answer with a promise, which is no clean-up.
  }, [page]);
  const width = columns.length + (actions ? 1 : 0) + (selecting ? 1 : 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by the keyboard too
    <div className={css.frame} ref={frame} data-scrolls tabIndex={0} role="region" aria-label={label}>
      <Table aria-busy={busy} aria-label={label}>
        <Head columns={columns} list={list} hasActions={actions !== undefined} selectAll={selecting?.all} />
        <TableBody>
          {fallback ? (
            <tr>
              <td className={css.instead} colSpan={width}>
                {fallback}
              </td>
            </tr>
          ) : (
            <TableRows rows={rows} columns={columns} to={to} actions={actions} selecting={selecting} width={width} />
          )}
        </TableBody>
      </Table>
    </div>
  );
}

interface HeadProps {
  columns: readonly AnyColumn[];
  list: ListQuery;
  hasActions: boolean;
  selectAll: ReactNode;
}

function Head({ columns, list, hasActions, selectAll }: HeadProps) {
  const { sort, order } = list.query;
  const direction = order === 1 ? 'asc' : 'desc';
  const title = titleOf(columns);
  return (
    <TableHead className={css.head}>
      <TableRow>
        {selectAll && (
          <TableCell component="td" className={css.select}>
            {selectAll}
          </TableCell>
        )}
        {columns.map(({ label, sort: by, align }) => (
          <TableCell
            key={label}
            align={align ?? 'left'}
            className={label === title?.label && title.wrap !== false ? css.title : undefined}
            sortDirection={by !== undefined && by === sort ? direction : false}
          >
            {by === undefined ? (
              label
            ) : (
              <TableSortLabel
                active={by === sort}
                direction={by === sort ? direction : 'asc'}
                IconComponent={SortMark}
                onClick={() => list.change({ sort: by, order: by === sort && order === 1 ? -1 : 1 })}
              >
                {label}
              </TableSortLabel>
            )}
          </TableCell>
        ))}
        {hasActions && (
          <TableCell>
            <span className="m-hidden">Ações</span>
          </TableCell>
        )}
      </TableRow>
      {columns.some(({ filter }) => filter) && (
        <TableRow className={css.filters}>
          {selectAll && <TableCell component="td" />}
          {columns.map(({ label, filter }) => (
            <TableCell key={label} component="td">
              {filter && (
                <FilterBox
                  of={{ label, filter }}
                  value={list.query[filter.key]}
                  accepts={(value) => list.accepts(filter.key, value)}
                  apply={(value) => list.change({ [filter.key]: value })}
                />
              )}
            </TableCell>
          ))}
          {hasActions && <TableCell component="td" />}
        </TableRow>
      )}
    </TableHead>
  );
}

const SortMark = ({ className }: { className?: string }) => (
  <ArrowDown className={className} size={14} strokeWidth={1.75} aria-hidden />
);
