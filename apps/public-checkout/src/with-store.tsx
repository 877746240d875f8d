import { makeStore } from '@mirante/api-client/store.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';

export const store = makeStore({ notify: toast });

/** Provides the store, loaded with the first page that needs it. */
export const withStore = <Props extends object>(Page: ComponentType<Props>): ComponentType<Props> =>
  function Stored(props: Props) {
    return (
      <Provider store={store}>
        <Page {...props} />
      </Provider>
    );
  };
