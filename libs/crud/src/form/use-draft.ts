import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing must rest before a filter is applied. */
export const TYPING_MS = 600;

interface Draft {
  /** What the address holds, as it is typed. */
  value: string;
  accepts: (text: string) => boolean;
  apply: (text: string) => void;
}

/** What is being typed into a filter, apart from what is applied: by resting, by Enter, by leaving the box. */
export function useDraft({ value, accepts, apply }: Draft) {
  const [draft, setDraft] = useState({ text: value, base: value, sent: value });
  // The address may change by a chip, by Back, or by this very box, whose newer letters must then stay.
  if (value !== draft.base)
    setDraft(value === draft.sent ? { ...draft, base: value } : { text: value, base: value, sent: value });

  const typed = draft.text.trim();
  const commit = () => {
    if (typed === draft.sent || !accepts(typed)) return;
    setDraft((now) => ({ ...now, sent: typed }));
    apply(typed);
  };
  const rested = useEffectEvent(commit);
  useEffect(() => {
    if (typed === draft.sent) return;
    const timer = setTimeout(rested, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, draft.sent]);
  return {
    text: draft.text,
    wrong: typed !== '' && !accepts(typed),
    type: (text: string) => setDraft((now) => ({ ...now, text })),
    commit,
  };
}
