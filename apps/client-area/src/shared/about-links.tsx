import type { RelatedLists } from '@mirante/domain/content/content.ts';
import { Link } from 'react-router';
import { to } from '../app/to.ts';
import css from './about-links.module.css';

const pages = {
  stocks: to.stock,
  funds: to.fund,
  portfolios: to.portfolio,
  stock_portfolios: to.stockPortfolio,
} as const;

/** What a content is about, of what is open to its reader: the ways to the pages of it. */
export function AboutLinks({ of }: { of: Pick<RelatedLists, keyof typeof pages> }) {
  const links = (Object.keys(pages) as (keyof typeof pages)[]).flatMap((kind) =>
    of[kind].map(({ id, name }) => ({ address: pages[kind](id), name })),
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
