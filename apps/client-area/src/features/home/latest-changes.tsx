import { useListOwnChangesQuery } from '@mirante/api-client/investments/own-changes.ts';
import { changeText } from '@mirante/domain/investments/change-words.ts';
import type { ChangedPortfolio } from '@mirante/domain/investments/portfolio-change.ts';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';
import { MAX_AGE_S } from './read-home.ts';
import css from './latest-changes.module.css';

const SHOWN = 3;

/** Portfolio changes since the client's last visit; nothing without any. */
export function LatestChanges() {
  const { data = [] } = useListOwnChangesQuery(undefined, { refetchOnMountOrArgChange: MAX_AGE_S });
  if (data.length === 0) return null;
  return (
    <section className={css.card} aria-labelledby="latest-changes">
      <h2 id="latest-changes">Mudou desde sua última visita</h2>
      <ul>
        {data.map((portfolio) => (
          <li key={`${portfolio.kind} ${portfolio.id}`}>
            <Link to={addressOf(portfolio)}>{portfolio.name}</Link>
            <span>{inShort(portfolio)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const addressOf = ({ kind, id }: ChangedPortfolio): string =>
  kind === 'portfolio' ? to.portfolio(id) : to.stockPortfolio(id);

function inShort({ changes }: ChangedPortfolio): string {
  const more = changes.length - SHOWN;
  const summary = changes.slice(0, SHOWN).map(changeText).join('; ');
  return more > 0 ? `${summary}; e mais ${more}` : summary;
}
