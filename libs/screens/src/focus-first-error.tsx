import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** After a refused submit the first wrong field has the focus: nobody has to look for it. */
export function FocusFirstError() {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const focus = useEffectEvent(() => {
    if (submitCount > 0 && !isSubmitting && !isValid)
      document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-wrong] input')?.focus();
  });
  // Only the end of a submit moves the focus, not a field that becomes wrong while it is typed.
  useEffect(() => focus(), [submitCount, isSubmitting]);
  return null;
}
