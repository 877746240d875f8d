import type { discrepancies } from '@mirante/contract/sales/discrepancies.ts';
import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { labelsOf } from '@mirante/domain/records/words.ts';
import { discrepancyKindLabels } from '@mirante/domain/sales/discrepancy-kind.ts';
import { discrepancyStatusStyles, discrepancyWords, type Discrepancy } from '@mirante/domain/sales/discrepancy.ts';
import type { Handlers } from '../../http/serve.ts';
import { columnsOf } from '../../records/csv.ts';
import { file, lists } from '../../records/handlers.ts';
import * as store from './discrepancies.store.ts';
import { resolveDiscrepancy } from './resolve.ts';

const { client_removed: _, ...heads } = discrepancyWords.file;
const columns = columnsOf<Omit<Discrepancy, 'client_removed'>>(
  { ...discrepancyWords, file: heads },
  {
    kind: discrepancyKindLabels,
    status: labelsOf(discrepancyStatusStyles),
    method: paymentMethodLabels,
    found_at: dayTime,
    resolved_at: dayTime,
  },
);

export const discrepancyRoutes: Handlers<typeof discrepancies> = {
  listDiscrepancies: lists(store.list),
  exportDiscrepancies: file('discrepancy', 'divergencias', { list: store.list, columns }),
  resolveDiscrepancy: ({ params, input, viewer, idempotencyKey: key, ...services }) => {
    const call = key ? { scope: `resolve-discrepancy ${viewer.id} ${params.id}`, key, body: input } : undefined;
    return resolveDiscrepancy(services, { id: params.id, input, userId: viewer.id, call });
  },
};
