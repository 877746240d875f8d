import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** After a refused attempt, by the form or by the server, the keyboard is where the first thing to mend is. */
export function FocusFirstWrong() {
  const { submitCount, isSubmitting, errors } = useFormikContext();
  const mark = useRef<HTMLSpanElement>(null);
  const focused = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === focused.current) return;
    focused.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    const wrong = mark.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong?.querySelector('input') ?? wrong)?.focus();
  }, [submitCount, isSubmitting, errors]);
  return <span ref={mark} hidden />;
}
