import { listenToHistoryFirst } from '@mirante/crud/form/history-listener.ts';
import { startSession } from '@mirante/session/start.ts';
import { makeUi, UiRoot } from '@mirante/ui-kit/boot/root.tsx';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router';
import { App } from './app/app.tsx';

listenToHistoryFirst();
const store = startSession({ role: 'user', storage: sessionStorage, notify: toast });

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <Provider store={store}>
      <UiRoot ui={makeUi('compact')}>
        <HashRouter>
          <App />
        </HashRouter>
      </UiRoot>
    </Provider>
  </StrictMode>,
);
