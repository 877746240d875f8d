import type { DividendField, DividendLine, SheetChange } from '@mirante/domain/investments/dividend-sheet.ts';
import { RowButton } from '@mirante/ui-kit/states/row-button.tsx';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo, useId, type Dispatch } from 'react';
import { isWrong, type Mistakes } from './check-line.ts';
import { ChoiceCell, CodeCell, MaskedCell } from './sheet-cell.tsx';
import { dividendSheetLabels as labels } from '@mirante/domain/investments/dividend.ts';
import css from './sheet.module.css';

export const columns: readonly {
  field: DividendField;
  label: string;
  kind: 'choice' | 'code' | 'date' | 'decimal';
  optional?: true;
}[] = [
  { field: 'stock_portfolio_id', label: labels.stock_portfolio_id, kind: 'choice' },
  { field: 'code', label: labels.code, kind: 'code' },
  { field: 'value', label: labels.value, kind: 'decimal' },
  { field: 'with_date', label: labels.with_date, kind: 'date' },
  { field: 'payment_date', label: labels.payment_date, kind: 'date', optional: true },
  { field: 'yield_on_payment', label: labels.yield_on_payment, kind: 'decimal' },
  { field: 'yield_on_cost', label: labels.yield_on_cost, kind: 'decimal' },
];

interface SheetLineProps {
  line: DividendLine;
  /** Counted from 1. */
  n: number;
  isOnly: boolean;
  mistakes: Mistakes;
  portfolios: readonly (readonly [value: string, label: string])[];
  change: Dispatch<SheetChange>;
}

/** A dividend to create: a table row, on a phone a card. Memoised, so that it renders only when it changes. */
export const SheetLine = memo(function SheetLine({ line, n, isOnly, mistakes, portfolios, change }: SheetLineProps) {
  const id = useId();
  return (
    <>
      <tr className={isWrong(mistakes) ? css.wrong : undefined}>
        <td className={css.remove}>
          <span className={css.n}>
            <span>Dividendo </span>
            {n}
          </span>
          <RowButton
            aria-label={`Remover o dividendo ${n}`}
            disabled={isOnly}
            onClick={() => change({ do: 'remove', key: line.key })}
          >
            <Trash2 size={16} strokeWidth={1.75} aria-hidden />
          </RowButton>
        </td>
        {columns.map(({ field, label, kind, optional }) => {
          const cell = {
            label: `${label} do dividendo ${n}`,
            id: `${id}-${field}`,
            mistake: mistakes[field],
            value: line[field],
            write: (text: string) => change({ do: 'write', key: line.key, field, text }),
          };
          return (
            <td key={field} className={css[field]}>
              <span className={css.phone} aria-hidden>
                {label}
                {optional && ' (opcional)'}
              </span>
              {kind === 'choice' ? (
                <ChoiceCell {...cell} options={portfolios} />
              ) : kind === 'code' ? (
                <CodeCell {...cell} />
              ) : (
                <MaskedCell {...cell} mask={kind} />
              )}
              {mistakes[field] && <p id={cell.id}>{mistakes[field]}</p>}
            </td>
          );
        })}
      </tr>
      {mistakes.line && (
        <tr className={css.whole}>
          <td colSpan={columns.length + 1}>
            Dividendo {n}: {mistakes.line}
          </td>
        </tr>
      )}
    </>
  );
});
