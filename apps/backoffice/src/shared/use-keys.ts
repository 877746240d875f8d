import { useViewerDetails } from '@mirante/session/use-session.ts';
import { readStored, writeStored } from '@mirante/ui-kit/boot/browser-storage.ts';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Actions by the browser's name of their key, or by two keys pressed in turn: `g c`. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const keyOf = (userId: number) => `mirante.keys-off.${userId}`;
/** Whether a user has character keys, which can be turned off (WCAG 2.1.4), in this browser. */
export const hasCharacterKeys = (userId: number): boolean => readStored(keyOf(userId)) === null;
export const setCharacterKeys = (userId: number, isOn: boolean): void =>
  void writeStored(keyOf(userId), isOn ? null : '1');

/** Not in a list's checkbox, from which the keys go on. */
const isTyping = (at: EventTarget | null): at is HTMLElement =>
  at instanceof HTMLElement && (at.isContentEditable || at.matches('input:not([data-selects]), textarea, select'));

const POPUPS = ':is([role="dialog"], [role="alertdialog"], [role="menu"])';
/** An open one holds the focus. One that is closing has given it back, unless to nothing. */
const isInPopup = (at: EventTarget | null) =>
  at instanceof HTMLElement && (at.closest(POPUPS) ?? (at === document.body && document.querySelector(POPUPS)));

/** How long the first of two keys is remembered, by when they were pressed: a busy page handles them later. */
const PAIR_MS = 1500;

/**
 * Handles single-key shortcuts, except in form fields, with modifier keys, and while a dialog or menu is open. Escape
 * leaves a field that does not handle it itself. A page's own, on the document, come before those on the window.
 */
export function useKeys(keys: Keys, on: 'document' | 'window' = 'document'): void {
  const { id } = useViewerDetails().user;
  const first = useRef({ key: '', at: -Infinity });
  const press = useEffectEvent((e: KeyboardEvent) => {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
    if (isInPopup(e.target)) return;
    if (isTyping(e.target)) return e.key === 'Escape' ? e.target.blur() : undefined;
    const isCharacter = e.key.length === 1;
    if (isCharacter && !hasCharacterKeys(id)) return;
    const key = isCharacter ? e.key.toLowerCase() : e.key;
    const pair = `${first.current.key} ${key}`;
    const act = (e.timeStamp - first.current.at < PAIR_MS ? keys[pair] : undefined) ?? keys[key];
    if (e.key !== 'Shift') first.current = { key: act ? '' : key, at: e.timeStamp };
    if (!act) return;
    e.preventDefault();
    act();
  });
  useEffect(() => {
    const target = on === 'window' ? window : document;
    const listen = (e: Event) => press(e as KeyboardEvent);
    target.addEventListener('keydown', listen);
    return () => target.removeEventListener('keydown', listen);
  }, [on]);
}
