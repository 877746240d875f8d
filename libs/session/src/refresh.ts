import { sessionApi } from '@mirante/api-client/access/session.ts';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { sessionRefreshed, sessionOf, type WithSession } from './session-slice.ts';

export type Thunk<Answer = void> = ThunkAction<Promise<Answer>, WithSession, unknown, UnknownAction>;
export type SessionDispatch = ThunkDispatch<WithSession, unknown, UnknownAction>;

const { getClientDetails, getUserDetails } = sessionApi.endpoints;

/**
 * Refetches the session's details: products and roles change while a browser sleeps. A failure changes nothing, and is
 * returned.
 */
export const refreshSession = (): Thunk<unknown> => async (dispatch, getState) => {
  const { token, details } = sessionOf(getState());
  if (token === null || details === null) return undefined;
  const read = details.role === 'client' ? getClientDetails : getUserDetails;
  const { data, error } = await dispatch(read.initiate(undefined, { forceRefetch: true, subscribe: false }));
  if (data?.role === details.role && sessionOf(getState()).token === token) dispatch(sessionRefreshed(data));
  return error;
};
