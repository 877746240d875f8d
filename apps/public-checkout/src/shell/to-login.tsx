import { appAddressOf } from '@mirante/session/app-addresses.ts';
import { useEffect } from 'react';

/** Redirects to the client area's login. */
export function ToLogin() {
  useEffect(() => location.replace(appAddressOf('client', '/login')), []);
  return null;
}
