import { integer } from '@mirante/domain/format.ts';
import { FieldText, type FieldProps } from '@mirante/ui-kit/fields/field-frame.tsx';
import { useFormField } from '@mirante/ui-kit/fields/form-field.ts';
import { AfterDelay } from '@mirante/ui-kit/states/skeletons.tsx';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useRef } from 'react';
import css from './rich-text-field.module.css';

// The editor is larger than the rest of a form's code.
const Editor = lazy(() => import('./editor.tsx').then((m) => ({ default: m.Editor })));

interface Props extends Pick<FieldProps, 'name' | 'label' | 'help'> {
  /** The maximum length of the stored HTML; shown when nearly reached. */
  max: number;
}

/** A rich-text field. The form's value is its HTML, empty if nothing is written. */
export function RichTextField({ name, label, help, max }: Props) {
  const field = useFormField<string>(name);
  const frame = useRef<HTMLDivElement>(null);
  const left = max - (field.value ?? '').length;
  const near = left < max / 10 ? leftWords(Math.max(left, 0), max) : undefined;
  return (
    <FormControl error={field.message !== undefined} ref={frame}>
      <FormLabel
        id={`${field.id}-label`}
        component="span"
        onClick={() => frame.current?.querySelector<HTMLElement>('[contenteditable]')?.focus()}
      >
        {label}
      </FormLabel>
      {/* Not `aria-label`: who looks for the field by its label would find this input too. */}
      <input type="hidden" name={name} data-rich-text={label} />
      <Suspense
        fallback={
          <div className={css.frame}>
            <AfterDelay>
              <Skeleton variant="rounded" height={220} />
            </AfterDelay>
          </div>
        }
      >
        <Editor
          value={field.value ?? ''}
          change={field.change}
          onBlur={field.onBlur}
          labelledBy={`${field.id}-label`}
          describedBy={field.describedBy}
          wrong={field.message !== undefined}
        />
      </Suspense>
      <FieldText id={field.id} message={field.message} help={near ?? help} />
    </FormControl>
  );
}

const leftWords = (left: number, max: number) =>
  `${left === 1 ? 'Resta' : 'Restam'} ${integer(left)} de ${integer(max)} caracteres, contando a formatação.`;
