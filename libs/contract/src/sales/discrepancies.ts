import type { Page } from '@mirante/domain/records/page.ts';
import { discrepancyKinds } from '@mirante/domain/sales/discrepancy-kind.ts';
import { discrepancyStatuses, type Discrepancy } from '@mirante/domain/sales/discrepancy.ts';
import { csvOf } from '../records/csv.ts';
import { get, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
const allow = ['financeiro'] as const;
const listDiscrepancies = get('/api/v1/discrepancies', {
  what: 'Listar divergências com o gateway',
  allow,
  input: listQuery({
    sort: ['discrepancy.found_at', 'discrepancy.received'],
    by: 'discrepancy.found_at',
    order: -1,
    filters: ({ day, oneOf }) => ({
      'discrepancy.kind': oneOf(discrepancyKinds),
      'discrepancy.status': oneOf(discrepancyStatuses),
      /** On this day or later. */
      'discrepancy.found_at': day(),
    }),
  }),
  returns: type<Page<Discrepancy>>(),
});
export const discrepancies = {
  listDiscrepancies,
  exportDiscrepancies: csvOf('/api/v1/discrepancies.csv', 'Exportar divergências com o gateway', listDiscrepancies),
  /**
   * `sync` reads the charge again, `return` returns the money, `attribute` assigns it to `payment_id`, `keep` changes
   * nothing.
   */
  resolveDiscrepancy: post('/api/v1/discrepancies/:id/resolve', {
    what: 'Resolver uma divergência com o gateway',
    allow,
    stepUp: 'refund',
    idempotent: true,
    input: () => import('./discrepancies.form.ts').then((m) => m.resolveForm),
    refuses: ['already_resolved', 'still_differs', 'not_payable', 'gateway_unavailable'],
    example: { by: 'keep', note: 'Combinado com o cliente por telefone.' },
  }),
};
