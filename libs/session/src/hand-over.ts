import type { Notify } from '@mirante/api-client/feedback.ts';
import { sessionApi } from '@mirante/api-client/access/session.ts';
import type { SessionAnswer } from '@mirante/domain/access/session.ts';
import { detailOf, statusOf } from '@mirante/contract/problem.ts';
import type { Thunk } from './refresh.ts';
import { handOverChanged, sessionStarted, sessionOf } from './session-slice.ts';

const { getClientDetails, logOut } = sessionApi.endpoints;

/**
 * Session hand-over from the checkout, or of a view from the back office, to the client area: exchanges the token for a
 * session. If another client is logged in, asks first.
 */
export const receiveHandOver =
  (token: string, notify: Notify): Thunk =>
  async (dispatch, getState) => {
    dispatch(handOverChanged('checking'));
    const { data, error } = await dispatch(getClientDetails.initiate({ token }, { subscribe: false }));
    const { details, isView } = sessionOf(getState());
    if (!data?.token) {
      if (!isView) notifyUnopened(error, notify);
      dispatch(handOverChanged('none'));
      return;
    }
    const answer: SessionAnswer = { ...data, token: data.token };
    // A view replaces the tab's last one.
    if (isView) return dispatch(switchSession(answer));
    if (details && details.user.id !== answer.user.id) return void dispatch(handOverChanged({ of: answer }));
    await dispatch(switchSession(answer));
    // A link's sender may want someone else to enter data into the sender's account.
    const { name, email } = answer.user;
    if (!details)
      notify(`Você entrou como ${name}.`, 'info', { detail: `Conta de ${email}. Se não é você, saia pelo menu.` });
  };

function notifyUnopened(error: unknown, notify: Notify): void {
  if (error === undefined || statusOf(error) === 401)
    notify('Este link de acesso expirou. Entre com seu email e senha.', 'error');
  else
    notify('Não foi possível entrar por este link. Entre com seu email e senha.', 'error', { detail: detailOf(error) });
}

/** Replaces the current session. */
export const switchSession =
  (answer: SessionAnswer): Thunk =>
  async (dispatch, getState) => {
    const { token } = sessionOf(getState());
    dispatch(sessionStarted(answer));
    if (token !== null) await dispatch(logOut.initiate({ token }));
  };

/** Keeps the current session, and revokes the handed-over one. */
export const declineHandOver =
  ({ token }: SessionAnswer): Thunk =>
  async (dispatch) => {
    dispatch(handOverChanged('none'));
    await dispatch(logOut.initiate({ token }));
  };
