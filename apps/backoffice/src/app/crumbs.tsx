import { Suspense } from 'react';
import { matchPath, useLocation } from 'react-router';
import css from './crumbs.module.css';
import { pages } from './pages.tsx';

/** The breadcrumb in the top bar. */
export function Crumbs() {
  return useCrumb()?.crumb ?? null;
}

/** A phone has no top bar: detail pages have their breadcrumb above the title. */
export function PhoneCrumbs() {
  const here = useCrumb();
  return here?.isDetail ? (
    <nav aria-label="Você está em" className={css.phone}>
      {here.crumb}
    </nav>
  ) : null;
}

function useCrumb() {
  const { pathname } = useLocation();
  for (const { path, crumb } of pages) {
    const match = matchPath(path, pathname);
    if (match)
      return {
        crumb: <Suspense fallback={null}>{crumb(Number(match.params.id), Number(match.params.productId))}</Suspense>,
        isDetail: match.params.id !== undefined,
      };
  }
  return undefined;
}
