import { useField } from 'formik';
import { useId } from 'react';

/** One field's place in the form, and the ids that tie its label, input and message together. Apart from the frame, which forms without formik use too. */
export function useFormField<Value>(name: string) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<Value | undefined>(name);
  const id = useId();
  // Checked when it is left for the first time, and from then on when it changes: checked again at each leave, it would lose what a server refused it for.
  const onBlur = () => void (touched || setTouched(true));
  const message = touched && error ? error : undefined;
  return { id, value, message, onBlur, change: (next: Value) => void setValue(next), describedBy: `${id}-text` };
}
