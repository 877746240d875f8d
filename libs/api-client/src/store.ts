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
  /** How a toast is shown. */
  notify: Notify;
  /** What an app keeps beside the server's data: its session. */
  reducers?: { [K in keyof Own]: Reducer<Own[K]> };
  middleware?: readonly Middleware[];
}

type State<Own> = Own & { api: ReturnType<typeof api.reducer> };
export interface AppStore<Own = object> extends Store<State<Own>> {
  dispatch: ThunkDispatch<State<Own>, unknown, UnknownAction>;
}

/** The store of an app: the server's data, whatever else it keeps, and the words of every call. */
export function makeStore<Own extends object = object>({
  notify,
  reducers,
  middleware = [],
}: Parts<Own>): AppStore<Own> {
  const store = configureStore({
    reducer: { ...reducers, [api.reducerPath]: api.reducer },
    middleware: (standard) =>
      standard().concat(markInvalidatedStale, api.middleware, notifyFeedback(notify), ...middleware),
  });
  setupListeners(store.dispatch);
  return store as unknown as AppStore<Own>;
}

/** Before the api's own middleware, whose refetches are younger. */
const markInvalidatedStale: Middleware = () => (next) => (action) => {
  if (api.util.invalidateTags.match(action)) markStale(action.payload as Tag[]);
  return next(action);
};
