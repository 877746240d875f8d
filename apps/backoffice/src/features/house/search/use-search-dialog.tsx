import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { SearchButton } from './search-button.tsx';
import { useSearchShortcut } from './use-shortcut.ts';

// Loaded when the search is first opened.
const SearchDialog = lazy(() => import('./search-dialog.tsx').then((m) => ({ default: m.SearchDialog })));

/** The search button, and its dialog while open. */
export function useSearchDialog() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  // Back closes it.
  if (openAt !== undefined && !isOpen) setOpenAt(undefined);
  const opener = useRef<Element>(null);
  const open = () => {
    if (isOpen) return;
    opener.current = document.activeElement;
    setOpenAt(pathname);
  };
  // The opened page takes the focus.
  const leave = () => setOpenAt(undefined);
  const cancel = () => {
    // The dialog traps focus until it is unmounted.
    flushSync(() => setOpenAt(undefined));
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  useSearchShortcut(open);
  return {
    button: <SearchButton onClick={open} />,
    dialog: isOpen && (
      <Suspense fallback={null}>
        <SearchDialog onCancel={cancel} onLeave={leave} />
      </Suspense>
    ),
  };
}
