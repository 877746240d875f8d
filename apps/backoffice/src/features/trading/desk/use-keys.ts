import { useEffect, useEffectEvent } from 'react';

/** Actions by the browser's name of their key. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const isTyping = (at: EventTarget | null): at is HTMLElement =>
  at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName));

/**
 * Handles single-key shortcuts, except in form fields, with modifier keys, and while a dialog is open. Escape leaves a
 * field that does not handle it itself.
 */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((e: KeyboardEvent) => {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    if (isTyping(e.target)) return e.key === 'Escape' ? e.target.blur() : undefined;
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
