import type { Page } from '@mirante/domain/records/page.ts';
import { FieldFrame } from '@mirante/ui-kit/fields/field-frame.tsx';
import { useFormField } from '@mirante/ui-kit/fields/form-field.ts';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { moreFound } from './more-found.ts';
import css from './record-field.module.css';

interface Found {
  id: number;
  name: string;
}
interface Props {
  name: string;
  label: string;
  /** The initial record's name. */
  chosen?: string | undefined;
  /** A hook that searches all records by the typed text; undefined while loading. */
  find: (typed: string) => Page<Found> | undefined;
}

/** Selects another record by a search for its name; the form's value is its id. Text without a choice is discarded. */
export function RecordField({ name, label, chosen = '', find }: Props) {
  const field = useFormField<number | ''>(name);
  const list = useId();
  const [shown, setShown] = useState(chosen);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const found = find(useDeferredValue(typed?.trim() ?? ''));
  const options = found?.items;
  const more = found && moreFound(found);
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (record: Found) => {
    field.change(record.id);
    setShown(record.name);
    close();
  };
  const key = (e: KeyboardEvent) => {
    if (e.key === 'Escape') close();
    if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
      e.preventDefault();
      setOpen(true);
      const step = e.key === 'ArrowDown' ? 1 : -1;
      const count = Math.max(options?.length ?? 0, 1);
      if (open) setAt((now) => (now + step + count) % count);
    }
    const picked = options?.[at];
    if (e.key === 'Enter' && open) {
      e.preventDefault();
      if (picked) choose(picked);
    }
  };
  return (
    <FieldFrame field={field} of={{ label }}>
      <div className={css.field}>
        <OutlinedInput
          fullWidth
          id={field.id}
          name={name}
          autoComplete="off"
          placeholder="Digite para buscar"
          value={typed ?? shown}
          error={field.message !== undefined}
          aria-describedby={field.describedBy}
          onChange={(e) => {
            setTyped(e.target.value);
            setAt(0);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => {
            field.onBlur();
            close();
          }}
          onKeyDown={key}
          slotProps={{
            input: {
              role: 'combobox',
              maxLength: 100,
              'aria-expanded': open,
              'aria-controls': list,
              'aria-autocomplete': 'list',
              'aria-activedescendant': open && options?.[at] ? `${list}-${at}` : undefined,
            },
          }}
        />
        {open && (
          <div id={list} role="listbox" aria-label={label} className={css.found}>
            {options?.length === 0 && <div className={css.none}>Nenhum resultado encontrado.</div>}
            {options?.map((record, n) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box keeps the focus, and its keys choose
              <div
                key={record.id}
                id={`${list}-${n}`}
                ref={n === at ? scrollTo : undefined}
                role="option"
                tabIndex={-1}
                aria-selected={n === at}
                onMouseDown={(e) => e.preventDefault()}
                onClick={() => choose(record)}
              >
                {record.name}
              </div>
            ))}
            {more && <div className={css.none}>{more}</div>}
          </div>
        )}
      </div>
    </FieldFrame>
  );
}

const scrollTo = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });
