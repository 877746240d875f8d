import { useSearchParams } from 'react-router';

const NAME = 'detalhar-items';

/** The expanded items, kept as ids in the URL. */
export function useDetailedItems(): { detailed: ReadonlySet<number>; detail: (ids: Iterable<number>) => void } {
  const [query, setQuery] = useSearchParams();
  const detailed = new Set(
    (query.get(NAME) ?? '').split(',').flatMap((id) => (/^\d{1,10}$/.test(id) ? [Number(id)] : [])),
  );
  const detail = (ids: Iterable<number>) =>
    setQuery(
      (before) => {
        const list = [...ids].join(',');
        if (list === '') before.delete(NAME);
        else before.set(NAME, list);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return { detailed, detail };
}
