import { useSearchEntitledItemsQuery } from '@mirante/api-client/house/client-entitlements.ts';
import { useDraft } from '@mirante/crud/form/use-draft.ts';
import type { FoundItem } from '@mirante/domain/house/client-entitlements.ts';
import { SEARCH_FROM, SEARCH_UP_TO } from '@mirante/domain/house/search.ts';
import { emptySearchNote, Listbox, useCombobox } from '@mirante/ui-kit/fields/combobox.tsx';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type KeyboardEvent } from 'react';
import css from './item-picker.module.css';
import { kindName } from './entitlement-words.ts';

const NOTHING = 'Nada encontrado. O que não está publicado só aparece para quem pode listá-lo.';

/** Finds what products open by its title, or a content by its words; arrow keys and Enter choose one. */
export function ItemPicker({ pick }: { pick: (item: FoundItem) => void }) {
  const id = useId();
  const [asked, setAsked] = useState('');
  const { text, type } = useDraft({
    value: asked,
    accepts: () => true,
    apply: (typed) => {
      setAsked(typed);
      combobox.goToFirst();
    },
  });
  const isLong = asked.length >= SEARCH_FROM;
  const { currentData, isFetching, isError } = useSearchEntitledItemsQuery({ q: asked }, { skip: !isLong });
  const found = currentData ?? [];
  const isOpen = isLong && text.trim() === asked;
  const choose = (item: FoundItem) => {
    type('');
    setAsked('');
    pick(item);
  };
  const combobox = useCombobox({ options: found, isOpen, choose });
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === 'Escape') type('');
    combobox.onKeyDown(e);
  };
  return (
    <div className={css.picker}>
      <label htmlFor={id}>Relatório, vídeo, notícia, recado, carteira, fundo ou ação</label>
      <OutlinedInput
        fullWidth
        id={id}
        autoComplete="off"
        placeholder="Digite o título ou o nome"
        value={text}
        onChange={(e) => type(e.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => type('')}
        slotProps={{ input: { ...combobox.input, maxLength: SEARCH_UP_TO, spellCheck: false } }}
      />
      {isOpen && (
        <Listbox
          of={combobox}
          label="Encontrados"
          keyOf={(item) => `${item.kind}-${item.id}`}
          note={found.length === 0 && emptySearchNote({ isBusy: isFetching, isFailed: isError }, NOTHING)}
          className={css.found}
        >
          {({ kind, title, detail }) => (
            <span className={css.option}>
              {title}
              <small>{[kindName(kind), detail].filter(Boolean).join(' · ')}</small>
            </span>
          )}
        </Listbox>
      )}
    </div>
  );
}
