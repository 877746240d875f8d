import IconButton from '@mui/material/IconButton';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import SearchMark from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { RefObject } from 'react';
import { SHORTEST } from './search.ts';
import type { Search } from './use-search.ts';
import css from './toolbar.module.css';

interface SearchBoxProps {
  search: Search;
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/** `dividendos  2 de 14`: Enter goes to the next hit, Shift+Enter to the previous one. */
export const SearchBox = ({ search, field, onClose }: SearchBoxProps) => (
  <search className={css.search}>
    <SearchMark size={18} strokeWidth={1.75} aria-hidden />
    <input
      ref={field}
      aria-label="Buscar no relatório"
      placeholder="Buscar no relatório"
      value={search.query}
      onChange={(e) => search.setQuery(e.target.value)}
      onKeyDown={(e) => {
        if (e.key === 'Enter') search.move(e.shiftKey ? -1 : 1);
        if (e.key === 'Escape') onClose();
      }}
    />
    {/* The count grows with each page that is read: screen readers hear the last. */}
    <output aria-live={search.isReading && search.hits.length > 0 ? 'off' : 'polite'}>{statusText(search)}</output>
    {search.query !== '' && (
      <>
        <IconButton aria-label="Resultado anterior" disabled={search.hits.length === 0} onClick={() => search.move(-1)}>
          <ChevronUp size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton aria-label="Próximo resultado" disabled={search.hits.length === 0} onClick={() => search.move(1)}>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton aria-label="Fechar a busca" onClick={onClose}>
          <X size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </>
    )}
  </search>
);

function statusText({ query, hits, current, isReading }: Search): string {
  if (query.trim().length < SHORTEST) return '';
  if (hits.length > 0) return `${current + 1} de ${hits.length}${isReading ? '…' : ''}`;
  return isReading ? 'Buscando…' : 'Nenhum resultado';
}
