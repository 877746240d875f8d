import { sessionApi } from '@mirante/api-client/access/session.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { setPhoneCookie } from '@mirante/session/phone-cookie.ts';
import { store } from '../../with-store.tsx';

const { logIn, handOver } = sessionApi.endpoints;

/**
 * Logs the new subscriber in, and returns the function that hands that session over to the client area. A failed login,
 * as with the password of another account, does not fail the purchase.
 */
export async function logBuyerIn(buyer: { email: string; password: string }) {
  const { email, password } = buyer;
  const { data: session } = await store.dispatch(logIn.initiate({ body: { email, password, role: 'client' } }));
  if (session?.role !== 'client') return warn();
  setPhoneCookie(session.user.phone, brand.parent_domain);
  return async () => {
    const { data: handed } = await store.dispatch(handOver.initiate({ token: session.token }));
    return handed?.token ?? warn();
  };
}

function warn(): undefined {
  // oxlint-disable-next-line no-console -- a log is all that the failure asks for
  console.warn('The automatic log-in failed; the purchase stands.');
}
