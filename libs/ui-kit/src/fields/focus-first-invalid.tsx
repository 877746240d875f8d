import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** After a refused attempt, by the form or by the server, the keyboard is where the first thing to mend is. */
export function FocusFirstInvalid() {
  const { submitCount, isSubmitting, errors } = useFormikContext();
  const mark = useRef<HTMLSpanElement>(null);
  const focused = useRef(0);
  // Only the end of an attempt moves the focus, not a field that becomes wrong while it is typed.
  useEffect(() => {
    if (isSubmitting || submitCount === focused.current) return;
    focused.current = submitCount;
    if (Object.keys(errors).length > 0) focusFirstInvalid(mark.current?.closest('form'));
  }, [submitCount, isSubmitting, errors]);
  return <span ref={mark} hidden />;
}

/** The first of the form's fields that says it is wrong; of a group of choices, its first choice; of an editor, its text. */
export function focusFirstInvalid(form: Element | null | undefined): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
  (wrong?.querySelector<HTMLElement>('input, [contenteditable]') ?? wrong)?.focus();
}
