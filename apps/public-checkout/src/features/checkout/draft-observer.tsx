import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** Passes every change of a form to the draft. */
export function DraftObserver<Values>({ keep }: { keep: (values: Values) => void }) {
  const { values } = useFormikContext<Values>();
  const latest = useEffectEvent(keep);
  useEffect(() => latest(values), [values]);
  return null;
}
