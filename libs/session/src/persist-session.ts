import { api } from '@mirante/api-client/base-api.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import type { Middleware } from '@reduxjs/toolkit';
import { storeSession } from './stored-session.ts';
import { setPhoneCookie } from './phone-cookie.ts';
import { sessionOf, storedPartOf, type SessionState } from './session-slice.ts';

/** Stores every change of the session, and clears cached data when the user changes. */
export const persistSession =
  (storage: Storage): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    const before = sessionOf(store.getState());
    const result = next(action);
    const after = sessionOf(store.getState());
    if (after === before) return result;
    // A session without a token changes nothing that is stored, while the stored one is not resumed yet.
    if (before.token !== null || after.token !== null) storeSession(storage, storedPartOf(after));
    // The cookie is the browser's: a view is in its tab alone.
    if (!after.isView && phoneOf(after) !== phoneOf(before)) setPhoneCookie(phoneOf(after), brand.parent_domain);
    if (before.token !== null && after.token !== before.token) store.dispatch(api.util.resetApiState());
    return result;
  };

/** Staff have none, and leave the cookie of a client on the same host as it is. */
const phoneOf = ({ details }: SessionState): string | null => details?.user.phone ?? null;
