import { lazy, Suspense, useRef, useState } from 'react';
import { SearchButton } from './search-button.tsx';
import { useSearchShortcut } from './use-shortcut.ts';

// Its bytes come when somebody searches.
const SearchDialog = lazy(() => import('./search-dialog.tsx').then((m) => ({ default: m.SearchDialog })));

/** The search's button, and its dialog once it was opened. */
export function useSearchDialog() {
  // Nothing before it is first opened.
  const [isOpen, setOpen] = useState<boolean>();
  const opener = useRef<Element>(null);
  const open = () => {
    if (isOpen) return;
    opener.current = document.activeElement;
    setOpen(true);
  };
  const leave = () => {
    opener.current = null; // The page that comes takes the focus.
    setOpen(false);
  };
  const giveFocusBack = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  useSearchShortcut(open);
  return {
    button: <SearchButton onClick={open} />,
    dialog: isOpen !== undefined && (
      <Suspense fallback={null}>
        <SearchDialog open={isOpen} onCancel={() => setOpen(false)} onLeave={leave} onClosed={giveFocusBack} />
      </Suspense>
    ),
  };
}
