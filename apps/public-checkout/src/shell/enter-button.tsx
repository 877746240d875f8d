import { appAddressOf } from '@mirante/session/app-addresses.ts';
import { useEffect, useState, type MouseEvent } from 'react';
import { clientAreaAddress } from '../client-area-entry.ts';

/** Opens the client area; buyers logged in after the purchase need no login. */
export function EnterButton({ look, children }: { look: string; children: string }) {
  const [busy, setBusy] = useState(false);
  const enter = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    location.assign(await clientAreaAddress());
  };
  // On Back from the client area the browser may restore this page as it was.
  useEffect(() => {
    const wake = () => setBusy(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);
  return (
    <a
      className={look}
      href={appAddressOf('client', '/login')}
      aria-disabled={busy || undefined}
      onClick={(event) => void enter(event)}
    >
      {busy && <span className="ring" aria-hidden />}
      {busy ? 'Abrindo' : children}
    </a>
  );
}
