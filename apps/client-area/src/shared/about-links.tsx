import type { RelatedLists } from '@mirante/domain/content/content.ts';
import { Link } from 'react-router';
import { to } from '../app/to.ts';
import css from './about-links.module.css';

const pages = {
  stocks: to.stock,
  funds: to.fund,
  portfolios: to.portfolio,
  stock_portfolios: to.stockPortfolio,
  trades: to.trade,
} as const;

/** Links to the records that a content is about, among those open to the reader. */
export function AboutLinks({ of }: { of: Pick<RelatedLists, keyof typeof pages> }) {
  const links = (Object.keys(pages) as (keyof typeof pages)[]).flatMap((kind) =>
    // A trade is named by its asset, like a stock.
    of[kind].map(({ id, name }) => ({ address: pages[kind](id), name: kind === 'trades' ? `Operação ${name}` : name })),
  );
  if (links.length === 0) return null;
  return (
    <nav className={css.about} aria-label="Do que trata">
      <ul>
        {links.map(({ address, name }) => (
          <li key={address}>
            <Link to={address}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
