import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/** After a refused submit the first wrong field has the focus: nobody has to look for it. */
export function FocusFirstError() {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && !isValid) document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
    // Only the end of a submit moves the focus, not a field that becomes wrong while it is typed.
  }, [submitCount, isSubmitting]);
  return null;
}
