import { openCharges } from '@mirante/contract/sales/open-charges.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

export const { useVoidPaymentMutation, useRenewPaymentMutation, useSendPaymentLinkMutation } = api.injectEndpoints({
  endpoints: endpointsFrom(openCharges, 'payment', ['client_product', 'client', 'coupon']),
});

feedback(openCharges, {
  voidPayment: { ok: 'Cobrança cancelada!', fail: 'Não foi possível cancelar a cobrança.' },
  renewPayment: {
    ok: ({ renewed }) =>
      renewed
        ? { text: 'Nova cobrança gerada!', variant: 'success' }
        : { text: 'A cobrança atual ainda vale: nada mudou.', variant: 'info' },
    fail: 'Não foi possível gerar uma nova cobrança.',
  },
  sendPaymentLink: {
    ok: ({ sent }) =>
      sent
        ? { text: 'Link enviado!', variant: 'success' }
        : { text: 'Já enviado há menos de um minuto.', variant: 'info' },
    fail: 'Não foi possível enviar o link.',
  },
});
