import type { FieldProps } from './field-frame.tsx';
import { Masked } from './masked.tsx';
import { useFormField } from './form-field.ts';
import { momentFromTyped, momentToTyped } from './moment-format.ts';

/**
 * `DD/MM/YYYY HH:MM` in São Paulo on screen, the same without a time zone in the form; incomplete input is kept as
 * typed.
 */
export function MomentInput(of: FieldProps) {
  const field = useFormField<string>(of.name);
  return (
    <Masked
      of={{ placeholder: 'DD/MM/AAAA HH:MM', ...of }}
      field={field}
      mask="moment"
      shown={momentToTyped(field.value ?? '')}
      typed={(text) => field.change(momentFromTyped(text))}
    />
  );
}
