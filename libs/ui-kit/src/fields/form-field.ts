import { useField } from 'formik';
import { createContext, useContext, useId } from 'react';
import { afterPress } from './after-press.ts';

/** Around fields with rules among each other: their messages appear when the form is submitted, not when one is left. */
export const ValidatedOnSubmit = createContext(false);

/**
 * A field's form state, and the ids that link its label, input and message. Apart from the frame, which is also used in
 * forms without formik.
 */
export function useFormField<Value>(name: string) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<Value | undefined>(name);
  const isLate = useContext(ValidatedOnSubmit);
  const id = useId();
  // Validated on the first blur, and on change from then on: validating on each blur would clear a server's error.
  const onBlur = () => void (touched || isLate || afterPress(() => void setTouched(true)));
  const message = touched && error ? error : undefined;
  return { id, value, message, onBlur, change: (next: Value) => void setValue(next), describedBy: `${id}-text` };
}
