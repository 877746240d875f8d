import { pagerButton } from '@mirante/ui-kit/states/pager-button.ts';
import Button from '@mui/material/Button';
import { memo, useState } from 'react';
import css from './panel-table.module.css';

interface Pages<T> {
  items: readonly T[];
  first: number;
  total: number;
  size: number;
  page: number;
  setPage(page: number): void;
}

/** Client-side pagination. If the list shrinks, the last page is shown. */
export function usePages<T>(all: readonly T[], size: number): Pages<T> {
  const [wanted, setPage] = useState(0);
  const page = Math.min(wanted, Math.max(0, Math.ceil(all.length / size) - 1));
  const first = page * size;
  return { items: all.slice(first, first + size), first, total: all.length, size, page, setPage };
}

/** Renders nothing if all rows fit on one page. */
export function Pager<T>({ of: { items, ...of }, name }: { of: Pages<T>; name: string }) {
  return of.total <= of.size ? null : <Buttons {...of} count={items.length} name={name} />;
}

/** Memoised: rows change constantly, the pager seldom. */
const Buttons = memo(function Buttons({
  count,
  first,
  total,
  page,
  setPage,
  name,
}: Omit<Pages<unknown>, 'items'> & { count: number; name: string }) {
  return (
    <div className={css.pager} role="navigation" aria-label={`Páginas: ${name}`}>
      <span>
        {first + 1} a {first + count} de {total}
      </span>
      <Button variant="outlined" size="small" {...pagerButton(page === 0, () => setPage(page - 1))}>
        Anterior
      </Button>
      <Button variant="outlined" size="small" {...pagerButton(first + count >= total, () => setPage(page + 1))}>
        Próxima
      </Button>
    </div>
  );
});
