import { useDraft } from '@mirante/crud/form/use-draft.ts';
import type { LinkField } from '@mirante/domain/investments/portfolio-editor.ts';
import Layers from 'lucide-react/icons/layers';
import { useId, useState, type KeyboardEvent } from 'react';
import css from './link-search.module.css';
import { MIN_LETTERS, useLinksFound, type Found } from './use-links-found.ts';

interface Props {
  /** The label for screen readers. */
  label: string;
  id?: string;
  placeholder: string;
  fields: readonly LinkField[];
  pick: (found: Found) => void;
  /** Called on Escape and on blur. */
  leave?: () => void;
  autoFocus?: boolean;
}

/** Searches funds and categories by name; arrow keys and Enter choose one. */
export function LinkSearch({ label, id, placeholder, fields, pick, leave, autoFocus = false }: Props) {
  const list = useId();
  const [letters, setLetters] = useState('');
  const [at, setAt] = useState(0);
  const { text, type } = useDraft({
    value: letters,
    accepts: () => true,
    apply: (typed) => {
      setLetters(typed);
      setAt(0);
    },
  });
  const { found, isBusy } = useLinksFound(letters, fields);
  const isOpen = letters.length >= MIN_LETTERS && text.trim() === letters;
  const choose = (one: Found) => {
    type('');
    setLetters('');
    pick(one);
  };
  const key = (e: KeyboardEvent) => {
    if (e.key === 'Escape') {
      e.stopPropagation();
      return isOpen ? setLetters('') : leave?.();
    }
    if (e.key === 'Enter') e.preventDefault();
    if (!isOpen) return;
    if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
      e.preventDefault();
      const step = e.key === 'ArrowDown' ? 1 : -1;
      setAt((now) => (now + step + found.length) % Math.max(found.length, 1));
    }
    const picked = found[at];
    if (e.key === 'Enter' && picked) choose(picked);
  };
  return (
    <div className={css.search}>
      <input
        id={id}
        className={css.input}
        type="text"
        role="combobox"
        aria-label={id ? undefined : label}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[at] ? `${list}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens where the person asked for it
        autoFocus={autoFocus}
        placeholder={placeholder}
        value={text}
        onChange={(e) => type(e.target.value)}
        onKeyDown={key}
        onBlur={() => leave?.()}
      />
      {isOpen && (
        <div id={list} role="listbox" aria-label="Sugestões" className={css.found}>
          {found.length === 0 && (
            <div className={css.none}>{isBusy ? 'Buscando…' : 'Nenhum resultado encontrado.'}</div>
          )}
          {found.map((one, n) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box keeps the focus, and its keys choose
            <div
              key={`${one.field} ${one.of.id}`}
              id={`${list}-${n}`}
              role="option"
              tabIndex={-1}
              aria-selected={n === at}
              className={css.option}
              onMouseDown={(e) => e.preventDefault()}
              onClick={() => choose(one)}
            >
              {one.field === 'funds_categories' && <Layers size={14} strokeWidth={1.75} aria-label="Categoria" />}
              {one.of.name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
