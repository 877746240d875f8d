import type { openCharges } from '@mirante/contract/sales/open-charges.ts';
import type { Handlers } from '../../http/serve.ts';
import { renewPayment, sendPaymentLink, voidPayment } from './open-charge.ts';

export const openChargeRoutes: Handlers<typeof openCharges> = {
  voidPayment: (call) => voidPayment(call, { id: call.params.id, call: keyed(call, 'void', {}) }),
  renewPayment: (call) => renewPayment(call, call.params.id),
  sendPaymentLink: (call) => {
    const { params, input } = call;
    return sendPaymentLink(call, {
      id: params.id,
      channel: input.channel,
      call: keyed(call, `send-link ${input.channel}`, input),
    });
  },
};

interface Keyed {
  params: { id: number };
  viewer: { id: number };
  idempotencyKey: string | undefined;
}
const keyed = ({ params, viewer, idempotencyKey: key }: Keyed, what: string, body: object) =>
  key ? { scope: `${what} ${viewer.id} ${params.id}`, key, body } : undefined;
