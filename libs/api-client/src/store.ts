import { configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { api } from './base-api.ts';
import { sayFeedback, type Say } from './feedback.ts';

interface Parts<R extends Record<string, Reducer>> {
  /** How a toast is shown. */
  say: Say;
  /** What an app keeps beside the server's data: its session. */
  reducers?: R;
  middleware?: readonly Middleware[];
}

/** The store of an app: the server's data, whatever else it keeps, and the words of every call. */
export function makeStore<R extends Record<string, Reducer> = Record<never, Reducer>>({ say, reducers, middleware = [] }: Parts<R>) {
  const store = configureStore({
    reducer: { ...(reducers as R), [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware, sayFeedback(say), ...middleware),
  });
  setupListeners(store.dispatch);
  return store;
}
