import { integer } from '@mirante/domain/format.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import Pagination from '@mui/material/Pagination';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import type { ListQuery } from './use-list-query.ts';

interface ListFooterProps {
  list: ListQuery;
  found: Page<unknown>;
}

const sizes = [10, 20, 50, 100];

/** How many per page, which ones these are, and the other pages. */
export function ListFooter({ list: { query, change }, found }: ListFooterProps) {
  const { page, perPage } = query;
  const id = useId();
  const narrow = useMediaQuery('(max-width:899px)', { noSsr: true });
  const pages = pagesOf(found, page, perPage);
  return (
    <Foot>
      <PerPage>
        <label htmlFor={id}>Por página</label>
        <span>
          <select id={id} value={perPage} onChange={(e) => change({ perPage: Number(e.target.value) })}>
            {[...new Set([...sizes, perPage])]
              .toSorted((a, b) => a - b)
              .map((size) => (
                <option key={size}>{size}</option>
              ))}
          </select>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
        </span>
      </PerPage>
      <span className="m-range">{rangeText(found, page, perPage)}</span>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          siblingCount={narrow ? 1 : 4}
          boundaryCount={1}
          onChange={(_, next) => change({ page: next })}
          getItemAriaLabel={pagerLabel}
          aria-label="Páginas"
        />
      )}
      {pages === 1 && found.total > 0 && <span>Página única.</span>}
    </Foot>
  );
}

/** Beyond the cap of an estimate there may always be one more page, for as long as pages come full. */
export function pagesOf({ total, total_is_estimate, items }: Page<unknown>, page: number, perPage: number): number {
  const known = Math.ceil(total / perPage);
  return total_is_estimate ? Math.max(known, page + (items.length === perPage ? 1 : 0)) : known;
}

export function rangeText({ total, total_is_estimate, items }: Page<unknown>, page: number, perPage: number): string {
  if (items.length === 0) return total === 0 ? 'Nenhum resultado encontrado.' : '';
  const first = (page - 1) * perPage + 1;
  return `${integer(first)} a ${integer(first + items.length - 1)} de ${total_is_estimate ? 'mais de ' : ''}${integer(total)}`;
}

const pagerLabel = (kind: string, page: number | null, selected: boolean) => {
  if (kind === 'previous') return 'Página anterior';
  if (kind === 'next') return 'Próxima página';
  return selected ? `Página ${page}` : `Ir para a página ${page}`;
};

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '10px 16px',
  minHeight: 48,
  padding: '8px 16px',
  fontSize: 13,
  lineHeight: '18px',
  color: 'var(--ink-2)',
  '@media (max-width:899px)': {
    padding: '12px 0',
    justifyContent: 'center',
    '& > nav': { width: '100%', display: 'flex', justifyContent: 'center' },
  },
});
const PerPage = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '& > span': { position: 'relative' },
  '& select': {
    appearance: 'none',
    height: 32,
    padding: '0 30px 0 12px',
    border: '1px solid var(--field-line)',
    borderRadius: 'var(--r-sm)',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    font: 'inherit',
    '@media (max-width:899px)': { height: 44, fontSize: 16 },
  },
  '& svg': {
    position: 'absolute',
    right: 10,
    top: '50%',
    transform: 'translateY(-50%)',
    color: 'var(--ink-3)',
    pointerEvents: 'none',
  },
});
