import { useField } from 'formik';
import { useId } from 'react';
import { afterPress } from './after-press.ts';

/**
 * A field's form state, and the ids that link its label, input and message. Apart from the frame, which is also used in
 * forms without formik.
 */
export function useFormField<Value>(name: string) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<Value | undefined>(name);
  const id = useId();
  // Validated on the first blur, and on change from then on: validating on each blur would clear a server's error.
  const onBlur = () => void (touched || afterPress(() => void setTouched(true)));
  const message = touched && error ? error : undefined;
  return { id, value, message, onBlur, change: (next: Value) => void setValue(next), describedBy: `${id}-text` };
}
