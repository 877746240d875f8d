import { useEffect, useRef } from 'react';
import { commandOf, isTypingIn, type Command } from './keys.ts';

/** The reader's shortcuts, wherever the focus is on its page, except in dialogs. */
export function useKeys(acts: Record<Command, () => void>): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (target instanceof Element && target.closest('[role="dialog"], [role="menu"]')) return;
      const command = commandOf(event, isTypingIn(target));
      if (!command || event.defaultPrevented) return;
      if (command !== 'close') event.preventDefault();
      latest.current[command]();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
