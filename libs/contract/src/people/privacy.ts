import type { OwnRecords } from '@mirante/domain/people/account.ts';
import { del, get, post, type } from '../http.ts';

/** The data subject's rights under the LGPD. */
export const privacy = {
  /** As a download. */
  exportOwnRecords: get('/api/v1/client/export', {
    what: 'Exportar os próprios dados',
    allow: 'client',
    ownerOnly: true,
    returns: type<OwnRecords>(),
  }),
  /** Idempotent while a request is pending. */
  requestErasure: post('/api/v1/client/erasure-request', {
    what: 'Pedir a exclusão dos próprios dados',
    allow: 'client',
    input: () => import('./privacy.form.ts').then((m) => m.erasureForm),
    returns: type<{ id: number; requested_at: string }>(),
    refuses: ['not_found', 'wrong_password'],
    example: { reason: 'Não uso mais o serviço.', password: 'mirante123' },
  }),
  /** Until it is answered; then 404. */
  withdrawErasure: del('/api/v1/client/erasure-request', {
    what: 'Retirar o pedido de exclusão dos próprios dados',
    allow: 'client',
    refuses: ['not_found'],
  }),
};
