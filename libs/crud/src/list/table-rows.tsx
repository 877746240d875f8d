import { memo, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { cellOf, titleOf, type AnyColumn, type AnyRow } from './columns.ts';
import { SkeletonRows } from './list-skeleton.tsx';
import type { RowsProps } from './rows-props.ts';
import type { Selecting } from './use-selection.ts';
import css from './list-table.module.css';

/** Re-rendered when the rows or the selected ones change, not the URL. */
export const TableRows = memo(function TableRows({
  rows,
  width,
  selecting,
  ...rest
}: Pick<RowsProps, 'rows' | 'columns' | 'to' | 'actions' | 'selecting'> & { width: number }) {
  if (!rows) return <SkeletonRows width={width} />;
  return rows.map((row) => (
    <BodyRow
      key={row.id}
      row={row}
      name={selecting?.nameOf(row)}
      isSelected={selecting?.ids.has(row.id) ?? false}
      select={selecting?.change}
      Box={selecting?.Box}
      {...rest}
    />
  ));
});

type BodyRowProps = Pick<RowsProps, 'columns' | 'to' | 'actions'> & {
  row: AnyRow;
  name: string | undefined;
  isSelected: boolean;
  select: Selecting['change'] | undefined;
  Box: Selecting['Box'] | undefined;
};

const BodyRow = memo(function BodyRow({ row, columns, to, actions, name, isSelected, select, Box }: BodyRowProps) {
  const address = to?.(row);
  const title = titleOf(columns);
  return (
    <tr data-row={row.id} data-selected={isSelected || undefined} {...(address !== undefined && opensRow)}>
      {Box && (
        <td className={css.select}>
          <Box name={name!} isSelected={isSelected} onChange={(isRange) => select!({ id: row.id, isRange })} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.label}
          role={column === title ? 'rowheader' : undefined}
          className={lookOf(column, column === title)}
        >
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
});

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
