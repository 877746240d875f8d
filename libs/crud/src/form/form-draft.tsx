import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { DraftNotice } from './draft-notice.tsx';
import { useUnsavedWork, useWork } from './unsaved-work.tsx';

/** A form's unsaved input with the version of its record. */
interface KeptForm {
  values: FormikValues;
  version?: string | undefined;
}

/** The draft of this page's form from when the session ended. `part` tells the forms of one page apart. */
export function useStoredDraft(part = '') {
  const work = useWork();
  const { pathname, search } = useLocation();
  // With the query: a reply to another message is another form.
  const address = pathname + search + part;
  const [kept, setKept] = useState(() => work?.drafts.read(address) as KeptForm | undefined);
  const drop = () => {
    work?.drafts.drop(address);
    setKept(undefined);
  };
  return { address, kept, drop };
}

/** Stores a draft when the page ends with something unsaved that nobody chose to lose: the session ended. */
export function useKeptDraft(address: string, isHeld: () => boolean, form: KeptForm): void {
  const work = useWork();
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useLayoutEffect(
    () => () => (isHeld() ? work?.drafts.write(address, latest.current) : work?.drafts.drop(address)),
    [work, address, isHeld],
  );
}

interface Props extends ReturnType<typeof useStoredDraft> {
  version?: string | undefined;
}

/** Within a form: asks before leaving with changes, and stores a draft when the session ends. */
export function FormDraft({ address, kept, drop, version }: Props) {
  const { values, dirty, isSubmitting, setValues, resetForm } = useFormikContext<FormikValues>();
  const { isHeld } = useUnsavedWork(dirty && !isSubmitting);
  useKeptDraft(address, isHeld, { values, version });
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
