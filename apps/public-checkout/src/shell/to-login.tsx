import { appAddressOf } from '@mirante/session/app-addresses.ts';
import { useEffect } from 'react';

/** Who logs in does so at the client area. */
export function ToLogin() {
  useEffect(() => location.replace(appAddressOf('client', '/login')), []);
  return null;
}
