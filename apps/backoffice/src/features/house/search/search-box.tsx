import { viewerOf } from '@mirante/session/session-slice.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import IconButton from '@mui/material/IconButton';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { areasFor } from '../../../app/menu.ts';
import { pageOptions, type Option, type OptionGroup } from './options.ts';
import { recentOf, remember } from './recent.ts';
import css from './search-box.module.css';
import { SearchOptions, SearchState } from './search-options.tsx';
import { useSearch } from './use-search.ts';

interface Props {
  typed: string;
  onLeave: () => void;
  onCancel: () => void;
}

/** A combobox: focus stays in the field, arrow keys move through the options. */
export function SearchBox({ typed, onLeave, onCancel }: Props) {
  const session = useSessionState('token', 'details');
  const navigate = useNavigate();
  const list = useId();
  const of = session.token?.slice(-8) ?? '';
  const go = (option: Option) => {
    remember(of, option);
    onLeave();
    void navigate(option.to);
  };
  const { text, type, ...search } = useSearch(typed, go);
  const pages = text.trim() === '' ? [] : pageOptions(areasFor(viewerOf(session)), text);
  const groups = text.trim() === '' ? recentGroup(of) : [...pages, ...search.found];
  const options = groups.flatMap((group) => group.options);
  const [walkedTo, walkTo] = useState<string>();
  const walked = options.find(({ key }) => key === walkedTo);
  // Pages match the current text at once; found records may still be for the previous text.
  const active = walked ?? (search.waiting ? pages[0]?.options[0] : options[0]);

  const onKeyDown = (e: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (step !== undefined && options.length > 0) {
      e.preventDefault();
      const at = active ? options.indexOf(active) : step === 1 ? -1 : 0;
      walkTo(options[(at + step + options.length) % options.length]!.key);
    }
    if (e.key !== 'Enter' || e.nativeEvent.isComposing) return;
    e.preventDefault();
    if (active) go(active);
    else search.goWhenFound();
  };
  return (
    <div className={css.box}>
      <div className={css.field}>
        <Search size={18} strokeWidth={1.75} aria-hidden />
        <input
          autoFocus
          type="text"
          role="combobox"
          aria-label="Buscar"
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active && `${list}-${active.key}`}
          placeholder="Nome, CPF, telefone, email, código ou comando"
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          value={text}
          onChange={(e) => (walkTo(undefined), type(e.target.value))}
          onKeyDown={onKeyDown}
        />
        <IconButton size="small" aria-label="Fechar busca" onClick={onCancel}>
          <X size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      <SearchState
        text={text}
        count={options.length}
        waiting={search.waiting}
        failed={search.failed}
        onRetry={search.retry}
      />
      <SearchOptions id={list} groups={groups} active={active} busy={search.waiting} onActive={walkTo} onChoose={go} />
      <p className={css.keys} aria-hidden>
        <kbd>↑</kbd>
        <kbd>↓</kbd> escolher <kbd>Enter</kbd> abrir <kbd>Esc</kbd> fechar
      </p>
    </div>
  );
}

function recentGroup(of: string): OptionGroup[] {
  const options = recentOf(of);
  return options.length > 0 ? [{ label: 'Abertos há pouco', options }] : [];
}
