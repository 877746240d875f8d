import { startSession } from '@mirante/session/start.ts';
import { UiRoot } from '@mirante/ui-kit/root.tsx';
import { toast } from '@mirante/ui-kit/toast.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router';
import { App } from './app.tsx';

// First of all: it takes a hand-over token out of the address.
const store = startSession({ role: 'client', storage: localStorage, say: toast });

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <Provider store={store}>
      <UiRoot density="comfortable">
        <HashRouter>
          <App />
        </HashRouter>
      </UiRoot>
    </Provider>
  </StrictMode>,
);
