import { viewerOf } from '@mirante/session/session-slice.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import { useHref, useLocation, useNavigate } from 'react-router';
import { useKeys } from '../shared/use-keys.ts';
import { placesFor, shortcuts, type ShortcutContext } from './shortcuts.ts';

const ShortcutsDialog = lazyDialog(() => import('./shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog));

interface ShortcutKeysProps {
  onSearch: () => void;
  isHelpOpen: boolean;
  onHelp: (isOpen: boolean) => void;
}

/** Handles the keys of every page, and lists them. */
export function ShortcutKeys({ onSearch, isHelpOpen, onHelp }: ShortcutKeysProps) {
  const places = placesFor(viewerOf(useSessionState('details')));
  const here = useHref(useLocation().pathname);
  const navigate = useNavigate();
  const context: ShortcutContext = {
    here,
    search: onSearch,
    help: () => onHelp(true),
    go: (address) => void navigate(address),
  };
  const all = [...shortcuts, ...places];
  useKeys(Object.fromEntries(all.map(({ keys, act }) => [keys, act && (() => act(context))])), 'window');
  return isHelpOpen && <ShortcutsDialog places={places} onClose={() => onHelp(false)} />;
}
