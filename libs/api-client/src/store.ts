import {
  configureStore,
  type Middleware,
  type Reducer,
  type Store,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { api, type Tag } from './base-api.ts';
import { notifyFeedback, type Notify } from './feedback.ts';
import { markStale } from './stale-reads.ts';

interface Parts<Own> {
  /** Shows a toast. */
  notify: Notify;
  /** The app's own state: its session. Without one, the toasts of calls tell of 401 and 403 too. */
  reducers?: { [K in keyof Own]: Reducer<Own[K]> };
  middleware?: readonly Middleware[];
}

type State<Own> = Own & { api: ReturnType<typeof api.reducer> };
export interface AppStore<Own = object> extends Store<State<Own>> {
  dispatch: ThunkDispatch<State<Own>, unknown, UnknownAction>;
}

/** Creates an app's store: cached API data, its own state, and the toasts of every call. */
export function makeStore<Own extends object = object>({
  notify,
  reducers,
  middleware = [],
}: Parts<Own>): AppStore<Own> {
  const store = configureStore({
    reducer: { ...reducers, [api.reducerPath]: api.reducer },
    middleware: (standard) =>
      standard().concat(
        markInvalidatedStale,
        api.middleware,
        notifyFeedback(notify, reducers !== undefined),
        ...middleware,
      ),
  });
  setupListeners(store.dispatch);
  return store as unknown as AppStore<Own>;
}

/** Before the API's own middleware, whose refetches are newer. */
const markInvalidatedStale: Middleware = () => (next) => (action) => {
  if (api.util.invalidateTags.match(action)) markStale(action.payload as Tag[]);
  return next(action);
};
