import type { DividendLine, SheetChange } from '@mirante/domain/investments/dividend-sheet.ts';
import type { Dispatch } from 'react';
import type { Mistakes } from './check-line.ts';
import { columns, SheetLine } from './sheet-line.tsx';
import css from './sheet.module.css';

interface SheetProps {
  lines: readonly DividendLine[];
  mistakes: (line: DividendLine) => Mistakes;
  portfolios: readonly (readonly [value: string, label: string])[];
  change: Dispatch<SheetChange>;
}

/** The dividends to create, one per line. */
export const Sheet = ({ lines, mistakes, portfolios, change }: SheetProps) => (
  <div className={css.frame}>
    <table className={css.sheet} aria-label="Dividendos a criar">
      <thead>
        <tr>
          <th scope="col">
            <span className="m-hidden">Remover</span>
          </th>
          {columns.map(({ field, label, kind, optional }) => (
            <th key={field} scope="col" className={kind === 'decimal' ? css.number : undefined}>
              {label}
              {optional && <span> (opcional)</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => (
          <SheetLine
            key={line.key}
            line={line}
            n={i + 1}
            isOnly={lines.length === 1}
            mistakes={mistakes(line)}
            portfolios={portfolios}
            change={change}
          />
        ))}
      </tbody>
    </table>
  </div>
);
