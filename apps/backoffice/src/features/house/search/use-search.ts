import { useLazySearchQuery } from '@mirante/api-client/house/search.ts';
import { SEARCH_FROM, SEARCH_UP_TO } from '@mirante/domain/house/search.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { foundOptions, type Option, type OptionGroup } from './options.ts';

/** The debounce delay of typing. */
const DEBOUNCE_MS = 200;

/** Searches after a debounce, and aborts the previous request; unmounted, the last one. */
export function useSearch(typedEarly: string, go: (option: Option) => void) {
  const [text, setText] = useState(typedEarly);
  const [asked, setAsked] = useState('');
  const [trigger, { data, currentData, isFetching, isError }] = useLazySearchQuery();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<ReturnType<typeof trigger>>(undefined);
  const eager = useRef(false);

  const ask = (q: string) => {
    running.current?.abort();
    setAsked(q);
    running.current = trigger({ q }, true);
    void running.current.then(({ data: found }) => {
      const first = found && foundOptions(found)[0]?.options[0];
      if (eager.current && first) go(first);
      eager.current = false;
    });
  };
  const type = (typed: string) => {
    setText(typed);
    eager.current = false;
    clearTimeout(resting.current);
    const q = typed.trim();
    if (q.length >= SEARCH_FROM) resting.current = setTimeout(() => ask(q), DEBOUNCE_MS);
    else running.current?.abort();
  };
  const searchEarly = useEffectEvent(() => type(text));
  useEffect(() => {
    searchEarly();
    return () => {
      clearTimeout(resting.current);
      running.current?.abort();
    };
  }, []);

  const q = text.trim().slice(0, SEARCH_UP_TO);
  const isLong = q.length >= SEARCH_FROM;
  const waiting = isLong && (q !== asked || isFetching);
  const found: OptionGroup[] = isLong ? foundOptions((waiting ? data : currentData) ?? []) : [];
  return {
    text,
    type,
    found,
    waiting,
    failed: isLong && !waiting && isError,
    /** Enter was pressed before the response: its first option is opened. */
    goWhenFound: () => void (eager.current = true),
    retry: () => ask(q),
  };
}
