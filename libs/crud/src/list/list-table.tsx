import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { memo, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { cellOf, titleOf, type AnyColumn, type AnyRow } from './columns.ts';
import { FilterBox } from './filter-box.tsx';
import { SkeletonRows } from './list-skeleton.tsx';
import type { ListQuery } from './use-list-query.ts';
import css from './list-table.module.css';

export interface RowsProps {
  label: string;
  columns: readonly AnyColumn[];
  /** Undefined during the first load. */
  rows: readonly AnyRow[] | undefined;
  list: ListQuery;
  busy: boolean;
  to: ((row: AnyRow) => string) | undefined;
  actions: ((row: AnyRow) => ReactNode) | undefined;
  /** In place of the rows: nothing found, or a failure. */
  fallback: ReactNode;
}

export function ListTable({ label, columns, rows, list, busy, to, actions, fallback }: RowsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { page } = list.query;
  useEffect(() => {
    frame.current?.scrollTo?.(0, 0); // Newer browsers answer with a promise, which is no clean-up.
  }, [page]);
  const width = columns.length + (actions ? 1 : 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by the keyboard too
    <div className={css.frame} ref={frame} data-scrolls tabIndex={0} role="region" aria-label={label}>
      <Table aria-busy={busy} aria-label={label}>
        <Head columns={columns} list={list} hasActions={actions !== undefined} />
        <TableBody>
          {fallback ? (
            <tr>
              <td className={css.instead} colSpan={width}>
                {fallback}
              </td>
            </tr>
          ) : (
            <Rows rows={rows} columns={columns} to={to} actions={actions} width={width} />
          )}
        </TableBody>
      </Table>
    </div>
  );
}

function Head({ columns, list, hasActions }: { columns: readonly AnyColumn[]; list: ListQuery; hasActions: boolean }) {
  const { sort, order } = list.query;
  const direction = order === 1 ? 'asc' : 'desc';
  const title = titleOf(columns);
  return (
    <TableHead className={css.head}>
      <TableRow>
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

/** Re-rendered when the rows change, not the URL. */
const Rows = memo(function Rows({
  rows,
  width,
  ...rest
}: Pick<RowsProps, 'rows' | 'columns' | 'to' | 'actions'> & { width: number }) {
  return rows?.map((row) => <BodyRow key={row.id} row={row} {...rest} />) ?? <SkeletonRows width={width} />;
});

type BodyRowProps = Pick<RowsProps, 'columns' | 'to' | 'actions'> & { row: AnyRow };

function BodyRow({ row, columns, to, actions }: BodyRowProps) {
  const address = to?.(row);
  const title = titleOf(columns);
  return (
    <tr data-row={row.id} {...(address !== undefined && opensRow)}>
      {columns.map((column) => (
        <td key={column.label} className={lookOf(column, column === title)}>
          {address !== undefined && column === title ? (
            <Link className={css.name} data-opens to={address}>
              {cellOf(column, row)}
            </Link>
          ) : (
            cellOf(column, row)
          )}
        </td>
      ))}
      {actions && <td className={css.end}>{actions(row)}</td>}
    </tr>
  );
}

const MIDDLE = 1;

/** The whole row is clickable by mouse, also for a new tab; the keyboard has its link. */
function openRow(e: MouseEvent<HTMLElement>) {
  const onControl = (e.target as HTMLElement).closest('a, button, input, label, [role="menu"], [role="dialog"]');
  if (onControl || !e.currentTarget.contains(e.target as Node) || getSelection()?.toString()) return;
  const link = e.currentTarget.querySelector<HTMLAnchorElement>('[data-opens]');
  if (e.ctrlKey || e.metaKey || e.button === MIDDLE) window.open(link?.href, '_blank', 'noopener');
  else link?.click();
}
const opensRow = {
  className: css.opens,
  onClick: openRow,
  onAuxClick: (e: MouseEvent<HTMLElement>) => e.button === MIDDLE && openRow(e),
};

function lookOf({ align, wrap }: AnyColumn, isTitle: boolean): string | undefined {
  if (align === 'right') return css.right;
  return (wrap ?? isTitle) ? css.wraps : undefined;
}
