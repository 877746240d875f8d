import { useEffect, useEffectEvent } from 'react';

/** What a key does, by the key as the browser names it. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const isTyping = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName));

/** Acts by single keys: never while somebody types in a field, with another key held, or under a dialog. */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((e: KeyboardEvent) => {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || isTyping(e.target)) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    const act = keys[e.key.length === 1 ? e.key.toLowerCase() : e.key];
    if (!act) return;
    e.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
