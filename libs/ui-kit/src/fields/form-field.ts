import { useField } from 'formik';
import { useId } from 'react';

/** One field's place in the form, and the ids that tie its label, input and message together. Apart from the frame, which forms without formik use too. */
export function useFormField<Value>(name: string) {
  const [{ value, onBlur }, { touched, error }, { setValue }] = useField<Value | undefined>(name);
  const id = useId();
  const message = touched && error ? error : undefined;
  return { id, value, message, onBlur, change: (next: Value) => void setValue(next), describedBy: `${id}-text` };
}
