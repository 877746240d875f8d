import Pagination, { type PaginationRenderItemParams } from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

interface Place {
  page: number;
  pages: number;
  /** How many pages are shown on either side. */
  siblings: number;
}

/** The links to the pages beside this one, and to the first and the last. */
export const ListPager = ({ onChange, ...place }: Place & { onChange: (page: number) => void }) => (
  <Pagination
    count={place.pages}
    page={place.page}
    siblingCount={place.siblings}
    boundaryCount={1}
    renderItem={(item) => drawItem(pagerItem(item, place))}
    onChange={(_, next) => onChange(next)}
    getItemAriaLabel={pagerLabel}
    aria-label="Páginas"
  />
);

type PagerItem = Pick<PaginationRenderItemParams, 'type' | 'page'>;

/**
 * MUI shows more pages on one side where the other has few: beyond the siblings one becomes an ellipsis, and the others
 * are left out (undefined).
 */
export function pagerItem<Item extends PagerItem>(item: Item, { page, pages, siblings }: Place): Item | undefined {
  const [before, after] = [page - siblings - 1, page + siblings + 1];
  // MUI's own ellipsis is kept where it begins right beside the siblings.
  if (item.type === 'start-ellipsis') return page < pages - siblings - 1 ? item : undefined;
  if (item.type === 'end-ellipsis') return page > siblings + 2 ? item : undefined;
  if (item.type !== 'page' || item.page === null || item.page === 1 || item.page === pages) return item;
  if (item.page === before) return { ...item, type: 'start-ellipsis' };
  if (item.page === after) return { ...item, type: 'end-ellipsis' };
  return item.page > before && item.page < after ? item : undefined;
}

const drawItem = (item: PaginationRenderItemParams | undefined) => item && <PaginationItem {...item} />;

const pagerLabel = (kind: string, page: number | null, selected: boolean) => {
  if (kind === 'previous') return 'Página anterior';
  if (kind === 'next') return 'Próxima página';
  return selected ? `Página ${page}` : `Ir para a página ${page}`;
};
