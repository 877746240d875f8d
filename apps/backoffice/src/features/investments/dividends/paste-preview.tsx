import { PAYMENT_UNKNOWN } from '@mirante/domain/investments/dividend.ts';
import type { DividendField, DividendLine } from '@mirante/domain/investments/dividend-sheet.ts';
import type { StockPortfolioRow } from '@mirante/domain/investments/stock-portfolio.ts';
import { ABSENT } from '@mirante/domain/format.ts';
import { ScrollRegion } from '@mirante/ui-kit/states/scroll-region.tsx';
import { memo } from 'react';
import { mistakesIn } from './check-line.ts';
import css from './paste-dialog.module.css';
import { columns } from './sheet-line.tsx';

interface Props {
  lines: readonly DividendLine[];
  portfolios: readonly StockPortfolioRow[];
}

/** The parsed cells of pasted lines. */
export const PastePreview = memo(function PastePreview({ lines, portfolios }: Props) {
  const names = new Map(portfolios.map(({ id, name }) => [String(id), name]));
  const shown = (line: DividendLine, field: DividendField): string => {
    if (field === 'stock_portfolio_id') return names.get(line.stock_portfolio_id) ?? ABSENT;
    return line[field] || (field === 'payment_date' ? PAYMENT_UNKNOWN : ABSENT);
  };
  return (
    <ScrollRegion className={css.preview} label="Prévia">
      <table>
        <caption>Como as linhas foram entendidas</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="m-hidden">Linha</span>
            </th>
            {columns.map(({ field, label, kind }) => (
              <th key={field} scope="col" className={kind === 'decimal' ? css.number : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <td className={css.n}>{line.key + 1}</td>
              {columns.map(({ field, kind }) => {
                const mistake = mistakesIn(line)[field];
                return (
                  <td key={field} className={`${kind === 'decimal' ? css.number : ''} ${mistake ? css.wrong : ''}`}>
                    {shown(line, field)}
                    {mistake && <small>{mistake}</small>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
});
