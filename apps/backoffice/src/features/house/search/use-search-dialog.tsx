import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router';
import { SearchButton } from './search-button.tsx';
import { useSearchShortcut } from './use-shortcut.ts';

// Loaded when the search is first opened.
const SearchDialog = lazy(() => import('./search-dialog.tsx').then((m) => ({ default: m.SearchDialog })));

/** The search button, and its dialog while open. */
export function useSearchDialog() {
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  const navigationType = useNavigationType();
  const [seen, setSeen] = useState(location);
  if (location !== seen) {
    setSeen(location);
    // Back closes it; a link followed before it was opened, whose page has loaded now, does not.
    if (navigationType === 'POP') setOpen(false);
  }
  const opener = useRef<Element>(null);
  const open = () => {
    if (isOpen) return;
    opener.current = document.activeElement;
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
    button: <SearchButton onClick={open} />,
    dialog: isOpen && (
      <Suspense fallback={null}>
        <SearchDialog onCancel={cancel} onLeave={leave} />
      </Suspense>
    ),
  };
}
