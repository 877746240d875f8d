import type { Page } from '@mirante/domain/records/page.ts';
import { emptySearchNote, Listbox, useCombobox } from '@mirante/ui-kit/fields/combobox.tsx';
import { FieldFrame } from '@mirante/ui-kit/fields/field-frame.tsx';
import { useFormField } from '@mirante/ui-kit/fields/form-field.ts';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useDeferredValue, useState, type KeyboardEvent } from 'react';
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
  /** A hook that searches all records by the typed text. */
  find: (typed: string) => { currentData?: Page<Found> | undefined; isFetching: boolean; isError: boolean };
  /** A hook that reads the name of a record, once loaded; of none without an id. */
  nameOf: (id: number | undefined) => string | undefined;
}

/** Selects another record by a search for its name; the form's value is its id. Text without a choice is discarded. */
export function RecordField({ name, label, chosen, find, nameOf }: Props) {
  const field = useFormField<number | ''>(name);
  const id = Number(field.value) || undefined;
  const [known, setKnown] = useState(() => ({ id, name: chosen }));
  const isKnown = known.id === id && known.name !== undefined;
  // The form's value may be changed from outside: by a restored draft, or by taking another person's version.
  const read = nameOf(isKnown ? undefined : id);
  const shown = (isKnown ? known.name : read) ?? '';
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const { currentData: found, isFetching, isError } = find(useDeferredValue(typed?.trim() ?? ''));
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (record: Found) => {
    field.change(record.id);
    setKnown(record);
    close();
  };
  const combobox = useCombobox({ options: found?.items ?? [], isOpen: open, choose });
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === 'Escape') close();
    if (e.key === 'ArrowDown' || e.key === 'ArrowUp') setOpen(true);
    if (e.key === 'Enter' && open) e.preventDefault();
    combobox.onKeyDown(e);
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
            combobox.goToFirst();
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => {
            field.onBlur();
            close();
          }}
          onKeyDown={onKeyDown}
          slotProps={{ input: { ...combobox.input, maxLength: 100 } }}
        />
        {open && (
          <Listbox
            of={combobox}
            label={label}
            keyOf={(record) => record.id}
            note={found?.items.length ? moreFound(found) : emptySearchNote({ isBusy: isFetching, isFailed: isError })}
            className={css.found}
          >
            {({ name: text }) => text}
          </Listbox>
        )}
      </div>
    </FieldFrame>
  );
}
