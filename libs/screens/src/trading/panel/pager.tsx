/// <reference path="../../css.d.ts" />
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

/** The rows of one page. A list that became shorter shows its last page. */
export function usePages<T>(all: readonly T[], size: number): Pages<T> {
  const [wanted, setPage] = useState(0);
  const page = Math.min(wanted, Math.max(0, Math.ceil(all.length / size) - 1));
  const first = page * size;
  return { items: all.slice(first, first + size), first, total: all.length, size, page, setPage };
}

/** Nothing where all rows are on one page. */
export function Pager<T>({ of: { items, ...of }, name }: { of: Pages<T>; name: string }) {
  return of.total <= of.size ? null : <Buttons {...of} count={items.length} name={name} />;
}

/** Rows change all the time, where they are hardly ever. */
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
      <Button variant="outlined" size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
        Anterior
      </Button>
      <Button variant="outlined" size="small" disabled={first + count >= total} onClick={() => setPage(page + 1)}>
        Próxima
      </Button>
    </div>
  );
});
