import type { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import { clientProductStatusLabels } from '@mirante/domain/products/client-product.ts';
import { day, dayTime } from '@mirante/domain/format.ts';
import { expiringProductWords, type ExpiringProductRow } from '@mirante/domain/sales/expiring-product.ts';
import type { Handlers } from '../../http/serve.ts';
import { columnsOf } from '../../records/csv.ts';
import { file, lists } from '../../records/handlers.ts';
import { list } from './expiring-products.store.ts';
import { countReminders, sendReminders } from './remind.ts';

const columns = columnsOf<ExpiringProductRow>(expiringProductWords, {
  status: clientProductStatusLabels,
  expires_at: dayTime,
  created_at: day,
  reminded_at: dayTime,
});

export const expiringProductRoutes: Handlers<typeof expiringProducts> = {
  listExpiringProducts: lists(list),
  exportExpiringProducts: file('client_product', 'vencimentos', { list, columns }),
  countReminders: (call) => countReminders(call, call.input),
  sendReminders: (call) => sendReminders(call, call.viewer.id, call.input),
};
