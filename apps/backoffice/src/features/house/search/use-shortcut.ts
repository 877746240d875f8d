import { useEffect, useEffectEvent } from 'react';

/** Ctrl+K, or ⌘K, anywhere on the page. */
export function useSearchShortcut(open: () => void): void {
  const press = useEffectEvent((e: KeyboardEvent) => {
    if (e.key.toLowerCase() !== 'k' || !(e.ctrlKey || e.metaKey) || e.shiftKey || e.altKey) return;
    e.preventDefault();
    open();
  });
  useEffect(() => {
    const onKeyDown = (e: KeyboardEvent) => press(e);
    globalThis.addEventListener('keydown', onKeyDown);
    return () => globalThis.removeEventListener('keydown', onKeyDown);
  }, []);
}
