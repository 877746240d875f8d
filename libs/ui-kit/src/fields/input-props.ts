import type { FieldProps } from './field-frame.tsx';
import type { useFormField } from './form-field.ts';

export type Bound = ReturnType<typeof useFormField>;

/** Without `inputMode`, which would be set on the element around the input, and without the error, which the frame has. */
export function inputProps(
  { name, autoComplete, autoFocus, placeholder }: Omit<FieldProps, 'label'>,
  { id, onBlur, describedBy }: Pick<Bound, 'id' | 'onBlur' | 'describedBy'>,
) {
  return {
    id,
    name,
    autoComplete,
    autoFocus,
    placeholder,
    onBlur,
    'aria-describedby': describedBy,
  };
}
