import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { styled } from '@mui/material/styles';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { memo, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { cellOf, titleOf, type AnyColumn, type AnyRow } from './columns.ts';
import { FilterBox } from './filter-box.tsx';
import { SkeletonRows } from './list-skeleton.tsx';
import type { ListQuery } from './use-list-query.ts';

export interface RowsProps {
  label: string;
  columns: readonly AnyColumn[];
  /** Nothing yet, at the first load. */
  rows: readonly AnyRow[] | undefined;
  list: ListQuery;
  busy: boolean;
  to: ((row: AnyRow) => string) | undefined;
  actions: ((row: AnyRow) => ReactNode) | undefined;
  /** Stands where the rows would: nothing found, or a failure. */
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
    <Frame ref={frame} tabIndex={0} role="region" aria-label={label}>
      <Table aria-busy={busy} aria-label={label}>
        <Head columns={columns} list={list} hasActions={actions !== undefined} />
        <TableBody>
          {fallback ? (
            <tr>
              <Instead colSpan={width}>{fallback}</Instead>
            </tr>
          ) : (
            <Rows rows={rows} columns={columns} to={to} actions={actions} width={width} />
          )}
        </TableBody>
      </Table>
    </Frame>
  );
}

function Head({ columns, list, hasActions }: { columns: readonly AnyColumn[]; list: ListQuery; hasActions: boolean }) {
  const { sort, order } = list.query;
  const direction = order === 1 ? 'asc' : 'desc';
  const title = titleOf(columns);
  return (
    <Sticky>
      <TableRow>
        {columns.map(({ label, sort: by, align }) => (
          <TableCell
            key={label}
            align={align ?? 'left'}
            className={label === title?.label && title.wrap !== false ? 'm-title' : undefined}
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
        <TableRow className="m-filters">
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
    </Sticky>
  );
}

const SortMark = ({ className }: { className?: string }) => (
  <ArrowDown className={className} size={14} strokeWidth={1.75} aria-hidden />
);

/** Drawn anew when the rows change, not when the address does. */
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
    <tr {...(address !== undefined && opensRow)}>
      {columns.map((column) => (
        <td key={column.label} className={lookOf(column, column === title)}>
          {address !== undefined && column === title ? (
            <Name className="m-name" to={address}>
              {cellOf(column, row)}
            </Name>
          ) : (
            cellOf(column, row)
          )}
        </td>
      ))}
      {actions && <td className="m-end">{actions(row)}</td>}
    </tr>
  );
}

const MIDDLE = 1;

/** The whole row is a larger target for the mouse, for a tab of its own too; the keyboard has the link in it. */
function openRow(e: MouseEvent<HTMLElement>) {
  const onControl = (e.target as HTMLElement).closest('a, button, input, label, [role="menu"], [role="dialog"]');
  if (onControl || !e.currentTarget.contains(e.target as Node) || getSelection()?.toString()) return;
  const link = e.currentTarget.querySelector<HTMLAnchorElement>('.m-name');
  if (e.ctrlKey || e.metaKey || e.button === MIDDLE) window.open(link?.href, '_blank', 'noopener');
  else link?.click();
}
const opensRow = {
  className: 'm-opens',
  onClick: openRow,
  onAuxClick: (e: MouseEvent<HTMLElement>) => e.button === MIDDLE && openRow(e),
};

function lookOf({ align, wrap }: AnyColumn, isTitle: boolean): string | undefined {
  if (align === 'right') return 'm-right';
  return (wrap ?? isTitle) ? 'm-wraps' : undefined;
}

/** Rows of a list scroll under their head. */
const Frame = styled('div')({
  maxHeight: 650,
  overflow: 'auto',
  borderRadius: 'var(--r-lg) var(--r-lg) 0 0',
  '&:last-child': { borderRadius: 'var(--r-lg)' },
  '&:focus-visible': { outlineOffset: -2 },
  '& .m-opens': { cursor: 'pointer' },
  '& tbody td': { whiteSpace: 'nowrap', '& > span': { verticalAlign: 'middle' } },
  '& tbody td.m-right, & tbody td.m-end': { textAlign: 'right' },
  '& tbody td.m-end': { paddingTop: 3, paddingBottom: 3 },
  '& tbody td.m-wraps': { whiteSpace: 'normal', minWidth: 140, overflowWrap: 'break-word' },
});
const Sticky = styled(TableHead)({
  '& .m-title': { minWidth: 180 },
  position: 'sticky',
  top: 0,
  zIndex: 2,
  '& tr:not(:last-of-type) > *': { borderBottom: 0, paddingBottom: 4 },
  '& .m-filters > *': {
    paddingTop: 0,
    paddingBottom: 9,
    paddingLeft: 4,
    paddingRight: 6,
    borderBottom: '1px solid var(--line-strong)',
    '&:first-of-type': { paddingLeft: 10 },
    '&:last-of-type': { paddingRight: 16 },
  },
  '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
});
const Name = styled(Link)({ fontWeight: 600, color: 'var(--ink)' });
const Instead = styled('td')({ '&&&': { padding: '32px 0', whiteSpace: 'normal', backgroundColor: 'var(--surface)' } });
