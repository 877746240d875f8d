// Runs before the first paint: applies the colour scheme, shows the prerendered login if it is the page to be seen, or
// the page's title, and loads the next code.
import type { EarlyRead } from '@mirante/contract/route-preload.ts';
import { fetchEarlyReads } from '@mirante/session/early-reads.ts';
import { isViewTab, readStoredSession } from '@mirante/session/stored-session.ts';
import { startApp } from '@mirante/ui-kit/boot/boot.ts';
import { openedPage } from '@mirante/ui-kit/boot/opened-page.ts';
import { showHead } from '@mirante/ui-kit/boot/show-head.ts';
import { applyScheme } from '@mirante/ui-kit/theme/scheme.ts';
import { welcome } from './features/home/greeting.ts';

applyScheme();
const [route] = location.hash.replace(/^#\/?/, '').split('?');
const isView = isViewTab();
const session = readStoredSession(isView ? sessionStorage : localStorage);
const isKnown = session?.details.role === 'client';
const isArriving = location.hash.includes('appToken=');
const isLogin = !isKnown && !isArriving && !isView && /^(login)?$/.test(route ?? '');
if (isLogin) {
  // The app's redirect without a session.
  history.replaceState(null, '', '#/login');
  document.documentElement.dataset['page'] = 'login';
}
if (isKnown && !isArriving) document.documentElement.dataset['page'] = 'inside';
// A hand-over may be for another person.
const page = isKnown && !isArriving ? openedPage<EarlyRead>() : undefined;
if (session && page) {
  fetchEarlyReads(page, session);
  if (page.head) showHead(page.head);
  else if (route === '') showHead({ title: welcome(session.details.user, new Date()) });
}
const first = isKnown ? ['shell'] : [];
void startApp({
  run: () => import('./main.tsx'),
  isDrawn: isLogin,
  fields: isLogin ? ['email', 'password'] : [],
  ahead: isLogin ? ['login'] : first,
  ...(page && { files: page.files }),
});
