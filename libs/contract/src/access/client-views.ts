import { post, type } from '../http.ts';

/** A user sees a client's area as that client does: read-only, for a quarter of an hour. */
export const clientViews = {
  /** Logs the reason. The code opens the view once, within a minute, in exchange for a token (`getClientDetails`). */
  viewAsClient: post('/api/v1/clients/:id/views', {
    what: 'Ver como o cliente',
    allow: ['atendimento'],
    stepUp: 'client_view',
    input: () => import('./client-views.form.ts').then((m) => m.clientViewForm),
    returns: type<{ code: string }>(),
    example: { reason: 'O cliente diz que o relatório de maio não aparece.' },
  }),
};
