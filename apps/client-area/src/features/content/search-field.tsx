import IconButton from '@mui/material/IconButton';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CONTENT_SEARCH_UP_TO } from '@mirante/domain/content/content-search.ts';
import css from './search-field.module.css';

/** The debounce delay of the search. */
const DEBOUNCE_MS = 600;

interface Props {
  /** The current search text. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches everything that the reader may open. "/" focuses it. */
export function SearchField({ value, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  // What was searched, from the shown text on: the page may show an earlier one when more is typed.
  const sent = useRef([value]);
  const search = (next: string) => {
    if (next.trim() === sent.current.at(-1)) return;
    sent.current.push(next.trim());
    onSearch(next.trim());
  };
  const searchTyped = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // The browser's Back restores the previous search text.
  useEffect(() => {
    const at = sent.current.indexOf(value);
    if (at < 0) setText(value);
    sent.current = at < 0 ? [value] : sent.current.slice(at);
  }, [value]);
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      const at = e.target as HTMLElement;
      if (e.key !== '/' || e.ctrlKey || e.metaKey || e.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return;
      e.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <form role="search" className={css.field} onSubmit={(e) => (e.preventDefault(), search(text))}>
      <Search size={18} strokeWidth={1.75} aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label="Buscar nos conteúdos"
        aria-keyshortcuts="/"
        placeholder="Buscar em títulos e PDFs"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={CONTENT_SEARCH_UP_TO}
        value={text}
        onChange={(e) => setText(e.target.value)}
      />
      {text ? (
        <IconButton
          size="small"
          aria-label="Limpar busca"
          onClick={() => {
            setText('');
            search('');
            input.current?.focus();
          }}
        >
          <X size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      ) : (
        <kbd aria-hidden>/</kbd>
      )}
    </form>
  );
}
