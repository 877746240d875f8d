import type { Say } from '@mirante/api-client/feedback.ts';
import { sessionApi } from '@mirante/api-client/access/session.ts';
import type { SessionAnswer } from '@mirante/domain/access/session.ts';
import type { Thunk } from './refresh.ts';
import { arriving, entered, sessionOf } from './session-slice.ts';

const { getClientDetails, logOut } = sessionApi.endpoints;

/** Exchanges a hand-over token for a session. Where someone else is logged in already, they are asked first. */
export const arrive =
  (handedOver: string, say: Say): Thunk =>
  async (dispatch, getState) => {
    dispatch(arriving('checking'));
    const { data } = await dispatch(getClientDetails.initiate({ token: handedOver }, { subscribe: false }));
    if (!data?.token) {
      say('Este link de acesso expirou. Entre com seu email e senha.', 'error');
      dispatch(arriving('none'));
      return;
    }
    const answer: SessionAnswer = { ...data, token: data.token };
    const { details } = sessionOf(getState());
    if (details && details.user.id !== answer.user.id) dispatch(arriving({ of: answer }));
    else await dispatch(enter(answer));
  };

/** Ends whatever session there was, and begins the given one. */
export const enter =
  (answer: SessionAnswer): Thunk =>
  async (dispatch, getState) => {
    const { token } = sessionOf(getState());
    dispatch(entered(answer));
    if (token !== null) await dispatch(logOut.initiate({ token }));
  };

/** The person who is logged in stays; the session that was handed over ends unused. */
export const decline =
  ({ token }: SessionAnswer): Thunk =>
  async (dispatch) => {
    dispatch(arriving('none'));
    await dispatch(logOut.initiate({ token }));
  };
