import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { DraftNotice } from './draft-notice.tsx';
import { useUnsavedWork, useWork } from './unsaved-work.tsx';

/** A form's unsaved input with the version of its record. */
interface KeptForm {
  values: FormikValues;
  version: string | undefined;
}

/** With the query: a reply to another message is another form. */
function useAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** The draft of this page's form from when the session ended. */
export function useStoredDraft() {
  const work = useWork();
  const address = useAddress();
  const [kept, setKept] = useState(() => work?.drafts.read(address) as KeptForm | undefined);
  const drop = () => {
    work?.drafts.drop(address);
    setKept(undefined);
  };
  return { kept, drop };
}

interface Props extends ReturnType<typeof useStoredDraft> {
  version: string | undefined;
}

/** Within a form: asks before leaving with changes, and stores a draft when the session ends. */
export function FormDraft({ kept, drop, version }: Props) {
  const { values, dirty, isSubmitting, setValues, resetForm } = useFormikContext<FormikValues>();
  const { isHeld } = useUnsavedWork(dirty && !isSubmitting);
  const work = useWork();
  const address = useAddress();
  const latest = useRef<KeptForm>({ values, version });
  useEffect(() => {
    latest.current = { values, version };
  });
  useLayoutEffect(
    () => () => (isHeld() ? work?.drafts.write(address, latest.current) : work?.drafts.drop(address)),
    [work, address, isHeld],
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
