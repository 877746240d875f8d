import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { FilterBoxProps } from './filter-box-props.ts';
import { shownValue, type Options } from './filters.tsx';
import { useDraft } from '../form/use-draft.ts';
import box from './filter-box.module.css';
import css from './record-box.module.css';

/** Finds a record by what is typed of it, and filters by its id. An id by itself is taken as it is. */
export function RecordFilter({ of, value, accepts, apply, id }: FilterBoxProps) {
  const { filter, label } = of;
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const [asked, ask] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const options = (filter.find ?? noneFound)(asked);
  const set = value === undefined || value === '' ? '' : shownValue(filter, value);
  const choose = (chosen: string) => {
    setOpen(false);
    ask('');
    apply(chosen);
  };
  const { text, type } = useDraft({
    value: set,
    accepts: () => true,
    apply: (typed) => {
      if (typed === '' || (/^\d+$/.test(typed) && accepts(typed))) return choose(typed);
      ask(typed);
      setAt(0);
      setOpen(true);
    },
  });
  const shown = open && asked !== '' && text.trim() === asked;
  const key = (e: KeyboardEvent) => {
    if (!shown) return;
    if (e.key === 'Escape') setOpen(false);
    if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
      e.preventDefault();
      const step = e.key === 'ArrowDown' ? 1 : -1;
      setAt((now) => (now + step + options.length) % Math.max(options.length, 1));
    }
    const picked = options[at];
    if (e.key === 'Enter' && picked) {
      e.preventDefault();
      choose(picked[0]);
    }
  };
  return (
    <>
      <input
        ref={input}
        className={box.box}
        {...(id ? { id } : { 'aria-label': `Filtrar por ${label}` })}
        type="text"
        role="combobox"
        size={14}
        placeholder={filter.hint || label}
        value={text}
        aria-expanded={shown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown && options[at] ? `${list}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={(e) => type(e.target.value)}
        onKeyDown={key}
        onBlur={() => setOpen(false)}
      />
      {shown &&
        createPortal(<Found list={list} options={options} at={at} under={input} choose={choose} />, document.body)}
    </>
  );
}

interface FoundProps {
  list: string;
  options: Options;
  at: number;
  under: RefObject<HTMLElement | null>;
  choose: (value: string) => void;
}

/** Over everything: a table cuts off what hangs out of it. */
function Found({ list, options, at, under, choose }: FoundProps) {
  const [{ left, bottom, width }, setPlace] = useState({ left: 0, bottom: 0, width: 0 });
  useLayoutEffect(() => {
    if (under.current) setPlace(under.current.getBoundingClientRect());
  }, [under]);
  return (
    <div
      id={list}
      role="listbox"
      aria-label="Sugestões"
      className={css.found}
      style={{ left, top: bottom + 4, minWidth: Math.max(width, 240) }}
    >
      {options.length === 0 && <div className={css.none}>Nenhum resultado encontrado.</div>}
      {options.map(([value, label], n) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box keeps the focus, and its keys choose
        <div
          key={value}
          id={`${list}-${n}`}
          role="option"
          tabIndex={-1}
          aria-selected={n === at}
          className={css.option}
          onMouseDown={(e) => e.preventDefault()}
          onClick={() => choose(value)}
        >
          {label}
        </div>
      ))}
    </div>
  );
}

const noneFound = (): Options => [];
