import type { clientContact } from '@mirante/contract/people/client-contact.ts';
import type { Handlers } from '../../http/serve.ts';
import { limitDaily } from '../../access/daily-limit/daily-limit.ts';
import { editCpf, editEmail, editPhones } from './edit-contact.ts';

export const clientContactRoutes: Handlers<typeof clientContact> = {
  editClientEmail: (call) =>
    limitDaily(call, 'access', (count) =>
      editEmail(call, { id: call.params.id, value: call.input.email, seen: call.seen, count }),
    ),
  editClientCpf: (call) =>
    limitDaily(call, 'access', (count) =>
      editCpf(call, { id: call.params.id, value: call.input.cpf, seen: call.seen, count }),
    ),
  editClientPhones: (call) =>
    editPhones(call, {
      id: call.params.id,
      value: { phone: call.input.phone, cell_phone: call.input.cell_phone || null },
      seen: call.seen,
    }),
};
