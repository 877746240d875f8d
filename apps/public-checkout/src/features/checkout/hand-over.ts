import { sessionApi } from '@mirante/api-client/access/session.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { setPhoneCookie } from '@mirante/session/phone-cookie.ts';
import { addressOf } from '@mirante/session/places.ts';
import { store } from '../../with-store.tsx';

const { logIn, handOver } = sessionApi.endpoints;

/**
 * The session hand-over: logs the new subscriber in and gets a hand-over token that opens the client area once. A log-in that fails, as with the password of
 * another account, is no failure of the purchase: the page with the ways on stays.
 */
export async function handOverToClientArea({
  email,
  password,
}: {
  email: string;
  password: string;
}): Promise<(() => void) | undefined> {
  const { data: session } = await store.dispatch(logIn.initiate({ body: { email, password } }));
  if (session?.role !== 'client') return warn();
  setPhoneCookie(session.user.phone, brand.parent_domain);
  const { data: handed } = await store.dispatch(handOver.initiate({ token: session.token }));
  if (!handed) return warn();
  return () => location.assign(addressOf('client', `/?appToken=${encodeURIComponent(handed.token)}`));
}

function warn(): undefined {
  // oxlint-disable-next-line no-console -- a log is all that the failure asks for
  console.warn('The automatic log-in failed; the purchase stands.');
}
