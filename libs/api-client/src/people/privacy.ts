import { privacy } from '@mirante/contract/people/privacy.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

const { exportOwnRecords, requestErasure, withdrawErasure } = privacy;

// The export is read on demand alone, and has no tag.
export const { useLazyExportOwnRecordsQuery, useRequestErasureMutation, useWithdrawErasureMutation } = api
  .injectEndpoints({ endpoints: endpointsFrom({ exportOwnRecords }) })
  .injectEndpoints({ endpoints: endpointsFrom({ requestErasure, withdrawErasure }, 'client') });

feedback(privacy, {
  exportOwnRecords: { fail: 'Não foi possível exportar os seus dados.' },
  requestErasure: {
    ok: 'Pedido registrado. Enviamos um recibo ao seu email.',
    fail: 'Não foi possível registrar o pedido.',
  },
  withdrawErasure: {
    ok: 'Pedido retirado. Seus dados continuam como estão.',
    404: 'Este pedido já foi respondido.',
    fail: 'Não foi possível retirar o pedido.',
  },
});
