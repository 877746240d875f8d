import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWork } from './unsaved-work.tsx';

/** The query that prefills a form, and its key: another query is another form, unless the first has unsaved input. */
export function usePrefill(): { query: URLSearchParams; key: string } {
  const [query] = useSearchParams();
  const work = useWork();
  const [taken, take] = useState(query);
  if (taken !== query && (work?.isOpen() ?? true)) take(query);
  return { query: taken, key: taken.toString() };
}
