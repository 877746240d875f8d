import { percent } from '@mirante/domain/format.ts';
import { sectorShares, type SectorShare } from '@mirante/domain/investments/position.ts';
import type { OwnStockPortfolioItem } from '@mirante/domain/investments/stock-portfolio.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import css from './sectors-panel.module.css';

const COLOURS = 8;
const colourOf = (n: number): string => (n < COLOURS ? `var(--s${n + 1})` : 'var(--ink-off)');

/** How the papers traded in Brazil spread over sectors: a ring, and its table. */
export function SectorsPanel({ items }: { items: readonly OwnStockPortfolioItem[] }) {
  const sectors = sectorShares(items);
  const papers = items.filter(({ stock_code }) => stock_code.national_code).length;
  if (sectors.length === 0) return null;
  return (
    <Panel title="Diversificação por setor">
      <div className={css.sectors}>
        <Ring sectors={sectors} papers={papers} />
        <table className={css.table} aria-label="Diversificação por setor">
          <thead>
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
                <td>{percent(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

/** Of a circle of this radius, whose length is 100: a piece of the ring is as long as its percents. */
const RADIUS = 100 / (2 * Math.PI);
const GAP = 0.6;

function Ring({ sectors, papers }: { sectors: readonly SectorShare[]; papers: number }) {
  const whole = sectors.reduce((sum, { share }) => sum + share, 0);
  const pieces = sectors.map(({ sector, share }) => ({ sector, length: (share / whole) * 100 }));
  const begins = pieces.map((_, n) => pieces.slice(0, n).reduce((sum, { length }) => sum + length, 0));
  return (
    // What it shows, its table says.
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
          strokeDashoffset={25 - begins[n]!}
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
