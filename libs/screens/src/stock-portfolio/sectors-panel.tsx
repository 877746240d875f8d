import { sectorShares, type SectorShare } from '@mirante/domain/investments/position.ts';
import { shareText } from '@mirante/domain/investments/share-sum.ts';
import type { OwnStockPortfolioItem } from '@mirante/domain/investments/stock-portfolio.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import css from './sectors-panel.module.css';

const COLOURS = 8;
const colourOf = (n: number): string => (n < COLOURS ? `var(--s${n + 1})` : 'var(--ink-off)');

/** The weights by sector of papers traded in Brazil: a ring, and its table. */
export function SectorsPanel({ items }: { items: readonly OwnStockPortfolioItem[] }) {
  const sectors = sectorShares(items);
  const papers = items.filter(({ stock_code }) => stock_code.national_code).length;
  if (sectors.length === 0) return null;
  return (
    <Panel title="Diversificação por setor">
      <div className={css.sectors}>
        <Ring sectors={sectors} papers={papers} />
        <table className={css.table} aria-label="Diversificação por setor">
          <thead className="m-hidden">
            <tr>
              <th scope="col">Setor</th>
              <th scope="col">Peso</th>
            </tr>
          </thead>
          <tbody>
            {sectors.map(({ sector, share }, n) => (
              <tr key={sector}>
                <th scope="row">
                  <span className={css.mark} style={{ backgroundColor: colourOf(n) }} aria-hidden />
                  {sector}
                </th>
                <td>{shareText(share)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

/** The radius of a circle with a circumference of 100, so that a slice's length is its percentage. */
const RADIUS = 100 / (2 * Math.PI);
const GAP = 0.6;

function Ring({ sectors, papers }: { sectors: readonly SectorShare[]; papers: number }) {
  const whole = sectors.reduce((sum, { share }) => sum + share, 0);
  const pieces = sectors.map(({ sector, share }) => ({ sector, length: (share / whole) * 100 }));
  const begins = pieces.map((_, n) => pieces.slice(0, n).reduce((sum, { length }) => sum + length, 0));
  return (
    // Hidden from screen readers, since the table has the same data.
    <svg className={css.ring} viewBox="0 0 44 44" aria-hidden>
      {pieces.map(({ sector, length }, n) => (
        <circle
          key={sector}
          cx="22"
          cy="22"
          r={RADIUS}
          fill="none"
          stroke={colourOf(n)}
          strokeWidth="5.5"
          strokeDasharray={`${pieces.length > 1 ? Math.max(0.2, length - GAP) : 100} 100`}
          strokeDashoffset={-begins[n]!}
          transform="rotate(-90 22 22)"
        />
      ))}
      <text x="22" y="22.5" textAnchor="middle" className={css.count}>
        {papers}
      </text>
      <text x="22" y="27.5" textAnchor="middle" className={css.unit}>
        {papers === 1 ? 'ativo' : 'ativos'}
      </text>
    </svg>
  );
}
