import { NOTHING_FOUND } from '@mirante/domain/records/page.ts';
import { useId, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import css from './combobox.module.css';

interface Options<Option> {
  options: readonly Option[];
  isOpen: boolean;
  choose: (option: Option) => void;
}

/** A text field that keeps the focus while the arrow keys move through its options, and Enter chooses one. */
export function useCombobox<Option>({ options, isOpen, choose }: Options<Option>) {
  const id = useId();
  const [at, setAt] = useState(0);
  const active = isOpen ? options[at] : undefined;
  const onKeyDown = (e: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (step !== undefined && isOpen) {
      e.preventDefault();
      setAt((at + step + options.length) % Math.max(options.length, 1));
    }
    if (e.key === 'Enter' && active !== undefined) {
      e.preventDefault();
      choose(active);
    }
  };
  return {
    id,
    options,
    at,
    choose,
    onKeyDown,
    /** To be called when other options come. */
    goToFirst: () => setAt(0),
    input: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active === undefined ? undefined : `${id}-${at}`,
    },
  } as const;
}

interface ListboxProps<Option> {
  of: Pick<ReturnType<typeof useCombobox<Option>>, 'id' | 'options' | 'at' | 'choose'>;
  label: string;
  keyOf: (option: Option) => string | number;
  /** An option's text. */
  children: (option: Option) => ReactNode;
  /** Below the options, or instead of them. */
  note?: string | false | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** The options of a combobox, while it is open. */
export const Listbox = <Option,>({ of, label, keyOf, children, note, className = '', style }: ListboxProps<Option>) => (
  <div
    id={of.id}
    role="listbox"
    aria-label={label}
    className={`${css.listbox} ${className}`}
    style={style}
    // Browsers stop Tab at what scrolls, whose field would close it and take the focus back: nobody could go on.
    tabIndex={-1}
    onMouseDown={(e) => e.preventDefault()}
  >
    {of.options.map((option, n) => (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus, and its keys choose
      <div
        key={keyOf(option)}
        id={`${of.id}-${n}`}
        ref={n === of.at ? scrollTo : undefined}
        role="option"
        tabIndex={-1}
        aria-selected={n === of.at}
        onClick={() => of.choose(option)}
      >
        {children(option)}
      </div>
    ))}
    {note && <div className={css.note}>{note}</div>}
  </div>
);

/** What is said in place of a search's options. */
export function emptySearchNote({ isBusy, isFailed }: { isBusy: boolean; isFailed: boolean }, none = NOTHING_FOUND) {
  if (isBusy) return 'Buscando…';
  return isFailed ? 'Não foi possível buscar agora.' : none;
}

const scrollTo = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });
