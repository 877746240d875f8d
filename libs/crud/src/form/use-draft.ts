import { afterPress } from '@mirante/ui-kit/fields/after-press.ts';
import { useEffect, useRef, useState } from 'react';

/** The pause in typing after which a filter is applied. */
export const DEBOUNCE_MS = 600;

interface Draft {
  /** The URL's value, as typed. */
  value: string;
  accepts: (text: string) => boolean;
  apply: (text: string) => void;
}

/** A filter's input before it is applied: by a pause, Enter, or leaving the field. */
export function useDraft({ value, accepts, apply }: Draft) {
  const [draft, setDraft] = useState({ text: value, base: value, sent: [value] });
  // The URL may change by a chip, Back, or this field, whose newer input must then stay.
  if (value !== draft.base) {
    const isOwn = draft.sent.includes(value);
    const sent = isOwn ? draft.sent.slice(draft.sent.indexOf(value)) : [value];
    setDraft({ text: isOwn ? draft.text : value, base: value, sent });
  }

  const typed = draft.text.trim();
  const sent = draft.sent.at(-1);
  const commit = () => {
    if (typed === sent || !accepts(typed)) return;
    setDraft((now) => ({ ...now, sent: [...now.sent, typed] }));
    apply(typed);
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    if (typed === sent) return;
    const timer = setTimeout(() => latest.current(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, sent]);
  return {
    text: draft.text,
    wrong: typed !== '' && !accepts(typed),
    type: (text: string) => setDraft((now) => ({ ...now, text })),
    commit,
    /** Applying it moves the page: what was pressed outside of the field keeps its place until it is released. */
    leave: () => afterPress(() => latest.current()),
  };
}
