// Runs before the first paint: the chosen scheme, the login's ready-made picture where it is what will be seen, and the code that comes next.
import { readStoredSession } from '@mirante/session/stored-session.ts';
import { startApp } from '@mirante/ui-kit/boot/boot.ts';
import { applyScheme } from '@mirante/ui-kit/theme/scheme.ts';

applyScheme();
const [route] = location.hash.replace(/^#\/?/, '').split('?');
const isKnown = readStoredSession(localStorage)?.details.role === 'client';
const isArriving = location.hash.includes('appToken=');
const isLogin = !isKnown && !isArriving && /^(login)?$/.test(route ?? '');
if (isLogin) {
  // Where the app would lead whoever is not logged in.
  history.replaceState(null, '', '#/login');
  document.documentElement.dataset['page'] = 'login';
}
const known = route === '' ? ['shell', 'home'] : ['shell'];
void startApp({
  run: () => import('./main.tsx'),
  isDrawn: isLogin,
  fields: isLogin ? ['email', 'password'] : [],
  ahead: isLogin ? ['login'] : isKnown ? known : [],
});
