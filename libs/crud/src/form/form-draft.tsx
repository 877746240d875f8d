import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { DraftNotice } from './draft-notice.tsx';
import { useUnsavedWork, useWork } from './unsaved-work.tsx';

/** What was typed into a form when it went away unasked, over which version of its record. */
interface KeptForm {
  values: FormikValues;
  version: string | undefined;
}

/** What was typed into the form of this page when the session ended. */
export function useStoredDraft() {
  const work = useWork();
  const { pathname } = useLocation();
  const [kept, setKept] = useState(() => work?.drafts.read(pathname) as KeptForm | undefined);
  const drop = () => {
    work?.drafts.drop(pathname);
    setKept(undefined);
  };
  return { kept, drop };
}

interface Props extends ReturnType<typeof useStoredDraft> {
  version: string | undefined;
}

/** Within a form: what stands in it is not left unasked, and after the end of the session it is there again. */
export function FormDraft({ kept, drop, version }: Props) {
  const { values, dirty, isSubmitting, setValues, resetForm } = useFormikContext<FormikValues>();
  const { isHeld } = useUnsavedWork(dirty && !isSubmitting);
  const work = useWork();
  const { pathname } = useLocation();
  const latest = useRef<KeptForm>({ values, version });
  useEffect(() => {
    latest.current = { values, version };
  });
  useLayoutEffect(
    () => () => (isHeld() ? work?.drafts.write(pathname, latest.current) : work?.drafts.drop(pathname)),
    [work, pathname, isHeld],
  );
  useEffect(() => {
    if (kept) void setValues(kept.values);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, over what is stored
  }, []);
  return (
    kept && (
      <DraftNotice
        discard={() => {
          drop();
          resetForm();
        }}
      />
    )
  );
}
