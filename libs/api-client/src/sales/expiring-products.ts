import { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import { integer } from '@mirante/domain/format.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet } from '../feedback.ts';

const { countReminders, ...tagged } = expiringProducts;
export const { useListExpiringProductsQuery, useSendRemindersMutation, useCountRemindersMutation } = api
  .injectEndpoints({ endpoints: endpointsFrom({ countReminders }) })
  .injectEndpoints({ endpoints: endpointsFrom(tagged, 'client_product') });

feedback(expiringProducts, {
  listExpiringProducts: listFailed,
  countReminders: quiet,
  sendReminders: {
    ok: ({ mails }) => ({
      text: mails === 1 ? '1 lembrete enviado!' : `${integer(mails)} lembretes enviados!`,
      variant: 'success',
    }),
    fail: 'Não foi possível enviar os lembretes.',
  },
});
