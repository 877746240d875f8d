import type { AboutField } from '@mirante/domain/content/association.ts';
import { useSearchParams } from 'react-router';

export const RELATED_PER_PAGE = 6;

/** The URL parameters with the current page of each kind. */
const keys = { reports: 'relatorios-pagina', news: 'noticias-pagina', videos: 'videos-pagina' } as const;
export type RelatedContentKind = keyof typeof keys;
export const relatedContentKinds = Object.keys(keys) as RelatedContentKind[];

/** The record that the contents are about. */
export interface About {
  of: AboutField;
  /** The record's id. */
  id: number;
}

/** The current page of each kind, kept in the URL, and the function that changes it. */
export function useRelatedPages() {
  const [query, setQuery] = useSearchParams();
  const pageOf = (kind: RelatedContentKind) => Math.max(1, Math.floor(Number(query.get(keys[kind]))) || 1);
  return {
    pages: { reports: pageOf('reports'), news: pageOf('news'), videos: pageOf('videos') },
    turn: (kind: RelatedContentKind, page: number): void =>
      setQuery(
        (current) => {
          if (page === 1) current.delete(keys[kind]);
          else current.set(keys[kind], String(page));
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

/** The query for contents about a record, newest first. */
export const relatedQuery = <const R extends 'report' | 'news' | 'video'>(
  resource: R,
  { of, id }: About,
  page: number,
) => ({
  [`${resource}.${of}`]: id,
  perPage: RELATED_PER_PAGE,
  page,
  sort: `${resource}.created_at` as const,
  order: -1 as const,
});
