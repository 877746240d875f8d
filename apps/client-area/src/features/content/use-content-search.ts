import { contentTypes, type ContentType } from '@mirante/domain/content/feed.ts';
import { useSearchParams } from 'react-router';

export interface SearchState {
  text: string;
  type: ContentType | undefined;
  page: number;
}

/** The search is in the page's address, so that Back and a reload restore it. */
export function useContentSearch(): [SearchState, (next: Partial<SearchState>) => void] {
  const [url, setUrl] = useSearchParams();
  const type = contentTypes.find((each) => each === url.get('tipo'));
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(url.get('pagina'))) || 1));
  const state = { text: url.get('busca')?.trim() ?? '', type, page };
  const change = (next: Partial<SearchState>) => {
    const { text, type: kind, page: at } = { ...state, page: 1, ...next };
    setUrl(text ? { busca: text, ...(kind && { tipo: kind }), ...(at > 1 && { pagina: String(at) }) } : {});
  };
  return [state, change];
}
