import { listenToHistoryFirst } from '@mirante/crud/form/history-listener.ts';
import { refreshOnUse } from '@mirante/session/refresh-on-use.ts';
import { shareSession } from '@mirante/session/share-session.ts';
import { startSession } from '@mirante/session/start.ts';
import { loadFonts, textFont, titleFont } from '@mirante/ui-kit/boot/load-fonts.ts';
import { printInLight } from '@mirante/ui-kit/theme/scheme.ts';
import { makeUi, UiRoot } from '@mirante/ui-kit/boot/root.tsx';
import { preloadOnIntent } from '@mirante/ui-kit/boot/preload-on-intent.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router';
import { App, preloadPage } from './app/app.tsx';

listenToHistoryFirst();
const middleware = [refreshOnUse(toast)];
const store = startSession({ role: 'user', storage: sessionStorage, notify: toast, middleware });
shareSession(store);

preloadOnIntent(preloadPage);
void draw();

async function draw(): Promise<void> {
  const ui = makeUi('compact');
  if (store.getState().session.details) await preloadPage(location.hash.slice(1) || '/');
  const tree = (
    <StrictMode>
      <Provider store={store}>
        <UiRoot ui={ui}>
          <HashRouter>
            <App />
          </HashRouter>
        </UiRoot>
      </Provider>
    </StrictMode>
  );
  // As a transition, rendering is split into tasks, so that input is handled in between.
  startTransition(() => createRoot(document.querySelector('#root')!).render(tree));
  loadFonts(textFont, titleFont);
  printInLight();
}
