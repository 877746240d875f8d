import { useNavigate, useSearchParams } from 'react-router';

const NAME = 'detalhar-items';

/** The expanded items, kept as ids in the URL. */
export function useDetailedItems(): { detailed: ReadonlySet<number>; detail: (ids: Iterable<number>) => void } {
  const [query] = useSearchParams();
  const go = useNavigate();
  const detailed = new Set(
    (query.get(NAME) ?? '').split(',').flatMap((id) => (/^\d{1,10}$/.test(id) ? [Number(id)] : [])),
  );
  const detail = (ids: Iterable<number>) => {
    const next = new URLSearchParams(query);
    const list = [...ids].join(',');
    if (list === '') next.delete(NAME);
    else next.set(NAME, list);
    // The commas stay readable, unlike those of `setSearchParams`.
    void go({ search: next.toString().replaceAll('%2C', ',') }, { replace: true, preventScrollReset: true });
  };
  return { detailed, detail };
}
