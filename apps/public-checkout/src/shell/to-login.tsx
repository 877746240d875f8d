import { addressOf } from '@mirante/session/places.ts';
import { useEffect } from 'react';

/** Who logs in does so at the client area. */
export function ToLogin() {
  useEffect(() => location.replace(addressOf('client', '/login')), []);
  return null;
}
