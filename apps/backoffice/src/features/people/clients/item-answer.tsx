import type { ItemEntitlement } from '@mirante/domain/house/client-entitlements.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import css from './client-entitlements-page.module.css';
import { ClosedLine, OpeningLine } from './entitlement-lines.tsx';
import {
  anyOf,
  itemOpeningWords,
  kindName,
  loginProblems,
  namesOf,
  problemWords,
  verdictOf,
} from './entitlement-words.ts';

/** Why a client sees one item, or does not, and what would open it. */
export function ItemAnswer({ clientId, item }: { clientId: number; item: ItemEntitlement }) {
  const { look, text } = verdictOf(item);
  const { openings, closed, problems, login_problem: login, opened_with: others } = item;
  return (
    <article aria-label={item.title}>
      <p className={css.kind}>{[kindName(item.kind), item.date && dayTime(item.date)].filter(Boolean).join(', ')}</p>
      <h3>{item.title}</h3>
      <p className={css.verdict}>
        <StatusChip look={look} /> {text}
      </p>
      <ul className={css.reasons}>
        {problems.map((problem) => (
          <li key={problem}>{problemWords(problem, item)}</li>
        ))}
        {problems.length === 0 && login && <li>{loginProblems[login.reason].text(login.at)}</li>}
        {openings.map((opening) => (
          <li key={opening.acquisition.id}>
            {problems.length > 0 ? 'Abriria por ' : 'Abre por '}
            <OpeningLine clientId={clientId} opening={opening} words={itemOpeningWords} />
          </li>
        ))}
        {closed.map((own) => (
          <li key={own.id}>
            <b>{own.product_name}</b> abriria. <ClosedLine clientId={clientId} own={{ ...own, included: [] }} />
          </li>
        ))}
        {isLocked(item) && (
          <li>{others.length > 0 ? `Abriria com ${anyOf(others)}.` : 'Nenhum produto à venda abriria.'}</li>
        )}
      </ul>
      <p className={css.made}>{madeFor(item)}</p>
    </article>
  );
}

/** Whether the client's products do not open it. */
const isLocked = ({ problems }: ItemEntitlement) => problems.includes('product') || problems.includes('area');

const madeFor = ({ products }: ItemEntitlement): string => {
  if (!products) return 'Para todo cliente com um produto valendo.';
  return products.length > 0 ? `Feito para ${namesOf(products)}.` : 'Não é de nenhum produto: nenhum cliente vê isto.';
};
