import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Focuses the first invalid field after a submit refused by the form or by the server. */
export function FocusFirstInvalid() {
  const { submitCount, isSubmitting, errors } = useFormikContext();
  const mark = useRef<HTMLSpanElement>(null);
  const focused = useRef(0);
  // Only the end of a submit moves the focus, not a field that becomes invalid while typing.
  useEffect(() => {
    if (isSubmitting || submitCount === focused.current) return;
    focused.current = submitCount;
    if (Object.keys(errors).length > 0) focusFirstInvalid(mark.current?.closest('form'));
  }, [submitCount, isSubmitting, errors]);
  return <span ref={mark} hidden />;
}

/** Focuses the form's first invalid field; in a group the first option, in an editor its text. */
export function focusFirstInvalid(form: Element | null | undefined): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
  (wrong?.querySelector<HTMLElement>('input, [contenteditable]') ?? wrong)?.focus();
}
