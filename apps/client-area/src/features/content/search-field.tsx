import { useDraft } from '@mirante/crud/form/use-draft.ts';
import IconButton from '@mui/material/IconButton';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { CONTENT_SEARCH_UP_TO } from '@mirante/domain/content/content-search.ts';
import css from './search-field.module.css';

interface Props {
  /** The current search text. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches everything that the reader may open. */
export function SearchField({ value, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { text, type, commit } = useDraft({ value, accepts: () => true, apply: onSearch });
  return (
    <form role="search" className={css.field} onSubmit={(e) => (e.preventDefault(), commit())}>
      <Search size={18} strokeWidth={1.75} aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label="Buscar nos conteúdos"
        placeholder="Buscar em títulos e PDFs"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={CONTENT_SEARCH_UP_TO}
        value={text}
        onChange={(e) => type(e.target.value)}
      />
      {text && (
        <IconButton
          size="small"
          aria-label="Limpar busca"
          onClick={() => {
            type('');
            onSearch('');
            input.current?.focus();
          }}
        >
          <X size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </form>
  );
}
