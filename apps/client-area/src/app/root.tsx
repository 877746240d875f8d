import type { startSession } from '@mirante/session/start.ts';
import { UiRoot, type Ui } from '@mirante/ui-kit/boot/root.tsx';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { App } from './app.tsx';

interface RootProps {
  store: ReturnType<typeof startSession>;
  router: ComponentType<{ children: ReactNode }>;
  ui: Ui;
}

/** The app with its providers, shared by the browser and the prerendering. */
export const Root = ({ store, router: Router, ui }: RootProps) => (
  <StrictMode>
    <Provider store={store}>
      <UiRoot ui={ui}>
        <Router>
          <App />
        </Router>
      </UiRoot>
    </Provider>
  </StrictMode>
);
