import { useFormikContext, type FormikErrors } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Props {
  /** Called with the errors if no field shows one: the invalid fields are not in the form. */
  onUnseen?: (errors: FormikErrors<unknown>) => void;
}

/** Focuses the first invalid field after a submit refused by the form or by the server. */
export function FocusFirstInvalid({ onUnseen }: Props) {
  const { submitCount, isSubmitting, errors } = useFormikContext();
  const mark = useRef<HTMLSpanElement>(null);
  const focused = useRef(0);
  const reportUnseen = useEffectEvent(() => onUnseen?.(errors));
  // Only the end of a submit moves the focus, not a field that becomes invalid while typing.
  useEffect(() => {
    if (isSubmitting || submitCount === focused.current) return;
    focused.current = submitCount;
    // A reset form has no submit.
    if (submitCount === 0) return;
    if (Object.keys(errors).length > 0 && !focusFirstInvalid(mark.current?.closest('form'))) reportUnseen();
  }, [submitCount, isSubmitting, errors]);
  return <span ref={mark} hidden />;
}

/** Focuses the form's first invalid field, if any; in a group the first option, in an editor its text. */
export function focusFirstInvalid(form: Element | null | undefined): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
  (wrong?.querySelector<HTMLElement>('input, [contenteditable]') ?? wrong)?.focus();
  return Boolean(wrong);
}
