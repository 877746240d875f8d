import { useEffect, useEffectEvent } from 'react';

/** Actions by the browser's name of their key. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const isTyping = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName));

/** Handles single-key shortcuts, except in form fields, with modifier keys, and while a dialog is open. */
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
