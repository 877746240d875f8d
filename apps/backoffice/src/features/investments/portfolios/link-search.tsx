import { useDraft } from '@mirante/crud/form/use-draft.ts';
import type { LinkField } from '@mirante/domain/investments/portfolio-editor.ts';
import { emptySearchNote, Listbox, useCombobox } from '@mirante/ui-kit/fields/combobox.tsx';
import type { Bound } from '@mirante/ui-kit/fields/input-props.ts';
import Layers from 'lucide-react/icons/layers';
import { useState, type KeyboardEvent } from 'react';
import css from './link-search.module.css';
import { MIN_LETTERS, useLinksFound, type Found } from './use-links-found.ts';

interface Props {
  /** The label for screen readers, where no form's field labels it. */
  label: string;
  field?: Pick<Bound, 'id' | 'describedBy' | 'message'>;
  placeholder: string;
  fields: readonly LinkField[];
  pick: (found: Found) => void;
  /** Called on Escape and on blur. */
  leave?: () => void;
  autoFocus?: boolean;
}

/** Searches funds and categories by name; arrow keys and Enter choose one. */
export function LinkSearch({ label, field, placeholder, fields, pick, leave, autoFocus = false }: Props) {
  const [letters, setLetters] = useState('');
  const { text, type } = useDraft({
    value: letters,
    accepts: () => true,
    apply: (typed) => {
      setLetters(typed);
      combobox.goToFirst();
    },
  });
  const { found, ...search } = useLinksFound(letters, fields);
  const isOpen = letters.length >= MIN_LETTERS && text.trim() === letters;
  const choose = (one: Found) => {
    type('');
    setLetters('');
    pick(one);
  };
  const combobox = useCombobox({ options: found, isOpen, choose });
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === 'Escape') {
      e.stopPropagation();
      return isOpen ? setLetters('') : leave?.();
    }
    if (e.key === 'Enter') e.preventDefault();
    combobox.onKeyDown(e);
  };
  return (
    <div className={css.search}>
      <input
        id={field?.id}
        className={css.input}
        type="text"
        {...combobox.input}
        aria-label={field ? undefined : label}
        aria-invalid={field && field.message !== undefined}
        aria-describedby={field?.describedBy}
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens where the person asked for it
        autoFocus={autoFocus}
        placeholder={placeholder}
        value={text}
        onChange={(e) => type(e.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => leave?.()}
      />
      {isOpen && (
        <Listbox
          of={combobox}
          label="Sugestões"
          keyOf={(one) => `${one.field} ${one.of.id}`}
          note={found.length === 0 && emptySearchNote(search)}
          className={css.found}
        >
          {(one) => (
            <>
              {one.field === 'funds_categories' && <Layers size={14} strokeWidth={1.75} aria-label="Categoria" />}
              {one.of.name}
            </>
          )}
        </Listbox>
      )}
    </div>
  );
}
