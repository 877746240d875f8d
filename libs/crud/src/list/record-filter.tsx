import { emptySearchNote, Listbox, useCombobox } from '@mirante/ui-kit/fields/combobox.tsx';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import type { FilterBoxProps } from './filter-box-props.ts';
import { shownValue, type Options } from './filters.tsx';
import { useDraft } from '../form/use-draft.ts';
import box from './filter-box.module.css';
import css from './record-filter.module.css';

/** An id has no leading zero, which a CPF may have. */
const ID = /^[1-9]\d*$/;

/** Finds a record by typed text, and filters by its id. An id is taken as it is. */
export function RecordFilter({ of, value, accepts, apply, id }: FilterBoxProps) {
  const { filter, label } = of;
  const input = useRef<HTMLInputElement>(null);
  const [asked, ask] = useState('');
  const [open, setOpen] = useState(false);
  const { found, ...search } = (filter.find ?? noneFound)(asked);
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
      if (typed === '' || (ID.test(typed) && accepts(typed))) return choose(typed);
      ask(typed);
      combobox.goToFirst();
      setOpen(true);
    },
  });
  const isOpen = open && asked !== '' && text.trim() === asked;
  const combobox = useCombobox({ options: found, isOpen, choose: ([chosen]) => choose(chosen) });
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === 'Escape') setOpen(false);
    combobox.onKeyDown(e);
  };
  return (
    <>
      <input
        ref={input}
        className={box.box}
        {...(id ? { id } : { 'aria-label': `Filtrar por ${label}` })}
        {...combobox.input}
        type="text"
        size={14}
        placeholder={filter.hint || label}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(e) => type(e.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      {isOpen && createPortal(<Found of={combobox} search={search} under={input} />, document.body)}
    </>
  );
}

interface FoundProps {
  of: ComponentProps<typeof Listbox<Options[number]>>['of'];
  search: Parameters<typeof emptySearchNote>[0];
  under: RefObject<HTMLElement | null>;
}

/** In a portal: a table clips overflowing content. */
function Found({ of, search, under }: FoundProps) {
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    if (under.current) setPlace(placeBeside(under.current.getBoundingClientRect()));
  }, [under]);
  return (
    <Listbox
      of={of}
      label="Sugestões"
      keyOf={([value]) => value}
      note={of.options.length === 0 && emptySearchNote(search)}
      className={css.found}
      style={place}
    >
      {([, label]) => label}
    </Listbox>
  );
}

/** In pixels. */
const GAP = 4;
const HIGHEST = 320;
const NARROWEST = 240;

/** Below the field, or above it where there is more room: a phone's keyboard covers what is below. */
function placeBeside({ left, top, bottom, width }: DOMRect): CSSProperties {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const above = top - offsetTop;
  const below = offsetTop + height - bottom;
  const isBelow = below >= Math.min(above, HIGHEST + 2 * GAP);
  return {
    left,
    ...(isBelow ? { top: bottom + GAP } : { bottom: innerHeight - top + GAP }),
    minWidth: Math.max(width, NARROWEST),
    maxHeight: Math.min((isBelow ? below : above) - 2 * GAP, HIGHEST),
  };
}

const noneFound = () => ({ found: [] as Options, isBusy: false, isFailed: false });
