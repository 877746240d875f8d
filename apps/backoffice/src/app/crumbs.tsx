import { useBackTo } from '@mirante/crud/list/list-states.tsx';
import { Breadcrumbs } from '@mirante/ui-kit/shell/breadcrumbs.tsx';
import { matchPath, useLocation, useSearchParams } from 'react-router';
import css from './crumbs.module.css';
import { pages } from './pages.tsx';

/** The breadcrumbs in the top bar. */
export function Crumbs() {
  return useCrumbs()?.crumbs ?? null;
}

/** A phone has no top bar: detail pages have their breadcrumbs above the title. */
export function PhoneCrumbs() {
  const here = useCrumbs();
  return here?.isDetail ? (
    <nav aria-label="Você está em" className={css.phone}>
      {here.crumbs}
    </nav>
  ) : null;
}

/**
 * Links to a list in its last state, or in that of the address's `backToList`: a query, of which nothing else is used.
 * A record's address has its id.
 */
function useCrumbs() {
  const { pathname } = useLocation();
  const query = new URLSearchParams(useSearchParams()[0].get('backToList') ?? '');
  const back = useBackTo();
  for (const { path, steps } of pages) {
    const match = matchPath(path, pathname);
    if (!match) continue;
    const linked = steps(Number(match.params.id), Number(match.params.productId)).map(({ label, to }, i) => ({
      label,
      to: to && (i === 0 && query.size > 0 && !/\d/.test(to) ? `${to}?${query}` : back(to)),
    }));
    return { crumbs: <Breadcrumbs steps={linked} />, isDetail: match.params.id !== undefined };
  }
  return undefined;
}
