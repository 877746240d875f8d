import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EarlyKeys } from './early-keys.tsx';
import { SearchButton } from './search-button.tsx';
import { useSearchShortcut } from './use-shortcut.ts';

// Loaded when the search is first opened.
const SearchDialog = lazyDialog(() => import('./search-dialog.tsx').then((m) => m.SearchDialog));

/** The search button, its dialog while open, and how to open it. */
export function useSearchDialog() {
  const [isOpen, setOpen] = useState(false);
  // Back closes it at once. The router's location changes later, perhaps after it was opened again.
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [isOpen]);
  const opener = useRef<Element>(null);
  const [typed, setTyped] = useState('');
  const open = () => {
    if (isOpen) return;
    opener.current = document.activeElement;
    setTyped('');
    setOpen(true);
  };
  // The opened page takes the focus.
  const leave = () => setOpen(false);
  const cancel = () => {
    // The dialog traps focus until it is unmounted.
    flushSync(() => setOpen(false));
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  useSearchShortcut(open);
  return {
    open,
    button: <SearchButton onClick={open} />,
    dialog: isOpen && (
      <Suspense fallback={<EarlyKeys type={setTyped} onCancel={cancel} />}>
        <SearchDialog typed={typed} onCancel={cancel} onLeave={leave} />
      </Suspense>
    ),
  };
}
