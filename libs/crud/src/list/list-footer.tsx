import { integer } from '@mirante/domain/format.ts';
import { NOTHING_FOUND, type Page } from '@mirante/domain/records/page.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useId } from 'react';
import type { ListQuery } from './use-list-query.ts';
import css from './list-footer.module.css';

// Many lists have one page, and others show rows before the pagination.
const ListPager = lazy(() => import('./list-pager.tsx').then((m) => ({ default: m.ListPager })));

interface ListFooterProps {
  list: ListQuery;
  found: Page<unknown>;
}

const sizes = [10, 20, 50, 100];

/** Page size, range and pagination. */
export function ListFooter({ list: { query, change }, found }: ListFooterProps) {
  const { page, perPage } = query;
  const id = useId();
  const narrow = useMediaQuery('(max-width:899px)', { noSsr: true });
  const pages = pagesOf(found, page, perPage);
  return (
    <div className={css.foot}>
      <span className={css.perPage}>
        <label htmlFor={id}>Por página</label>
        <select id={id} value={perPage} onChange={(e) => change({ perPage: Number(e.target.value) })}>
          {[...new Set([...sizes, perPage])]
            .toSorted((a, b) => a - b)
            .map((size) => (
              <option key={size}>{size}</option>
            ))}
        </select>
      </span>
      <span className="m-range" role="status">
        {rangeText(found, page, perPage)}
      </span>
      {pages > 1 && (
        <Suspense fallback={null}>
          <ListPager page={page} pages={pages} siblings={narrow ? 1 : 4} onChange={(next) => change({ page: next })} />
        </Suspense>
      )}
      {pages === 1 && found.total > 0 && <span>Página única.</span>}
    </div>
  );
}

/** Beyond the counting cap there may always be one more page, while pages are full. */
export function pagesOf({ total, total_is_estimate, items }: Page<unknown>, page: number, perPage: number): number {
  const known = Math.ceil(total / perPage);
  return total_is_estimate ? Math.max(known, page + (items.length === perPage ? 1 : 0)) : known;
}

/** Beyond the counting cap without a total, which would be less than the page's rows. */
export function rangeText({ total, total_is_estimate, items }: Page<unknown>, page: number, perPage: number): string {
  if (items.length === 0) return total === 0 ? NOTHING_FOUND : '';
  const first = (page - 1) * perPage + 1;
  const last = first + items.length - 1;
  const range = `${integer(first)} a ${integer(last)}`;
  if (total_is_estimate && last > total) return range;
  return `${range} de ${total_is_estimate ? 'mais de ' : ''}${integer(total)}`;
}
