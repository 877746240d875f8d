import { listenToHistoryFirst } from '@mirante/crud/form/history-listener.ts';
import { startClientSession } from '@mirante/session/start-client.ts';
import { AppRouter } from '@mirante/ui-kit/boot/app-router.tsx';
import { yieldToMain } from '@mirante/ui-kit/boot/yield-to-main.ts';
import { makeUi } from '@mirante/ui-kit/boot/root.tsx';
import { boldTitleFont, loadFonts, textFont, titleFont } from '@mirante/ui-kit/boot/load-fonts.ts';
import { printInLight } from '@mirante/ui-kit/theme/scheme.ts';
import { pressAgain } from '@mirante/ui-kit/boot/press-again.ts';
import { preloadOnIntent } from '@mirante/ui-kit/boot/preload-on-intent.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadHome, preloadPage } from './app/app.tsx';
import { Root } from './app/root.tsx';
import { to } from './app/to.ts';
import { removeOthersOnLogin } from './shared/offline/offline-caches.ts';

// Must come first: it removes a hand-over token from the address.
const store = startClientSession(toast);
if (!store.getState().session.isView) removeOthersOnLogin(store);
listenToHistoryFirst();
preloadOnIntent(preloadPage);
void draw(document.querySelector('#root')!);

/**
 * Hydrates the prerendered login with its input if it is visible, otherwise removes it. Each part is a task of its own,
 * and rendering as a transition is split into several, so that phones handle input in between.
 */
async function draw(page: Element): Promise<void> {
  await yieldToMain();
  const ui = makeUi('comfortable');
  await yieldToMain();
  const isDrawn = document.documentElement.dataset['page'] === 'login' && page.childElementCount > 0;
  const address = location.hash.slice(1) || '/';
  await preloadPage(address);
  // A session that is handed over is not there yet: its reads would be refused.
  const isInside = store.getState().session.details !== null;
  if (isInside && address === to.home()) await (await loadHome()).default.read(store);
  const tree = <Root store={store} router={AppRouter} ui={ui} />;
  if (!isDrawn) page.replaceChildren();
  page.removeAttribute('data-shell');
  startTransition(() => {
    if (isDrawn) hydrateRoot(page, tree);
    else createRoot(page).render(tree);
  });
  pressAgain();
  loadFonts(textFont, titleFont, boldTitleFont);
  printInLight();
}
