import { clientProductStatusFilters } from '@mirante/domain/products/client-product.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { MAX_REMINDED, type ExpiringProductRow, type ReminderCount } from '@mirante/domain/sales/expiring-product.ts';
import { get, post, type } from '../http.ts';
import { csvOf } from '../records/csv.ts';
import { listQuery } from '../records/list-query.ts';
import { lazySchema, type Fields } from '../lazy-schema.ts';

const filters = ({ day, id, oneOf, whole }: Fields) => ({
  /** Active ones by default. */
  'client_product.status': oneOf(clientProductStatusFilters),
  'client_product.product_id': id(),
  'client.id': id(),
  /** Expiring between now and the end of this many days after today. */
  'client_product.days': whole(0, 365),
  // Days in São Paulo, inclusive.
  'client_product.expires_from': day(),
  'client_product.expires_to': day(),
});
/** Those in `ids`, or else all that match the filters. */
const reminderForm = lazySchema((fields) =>
  fields.form({ ids: fields.ids(1, MAX_REMINDED, 'Escolha ao menos um produto.'), ...filters(fields) }),
);

const allow = ['atendimento'] as const;
const listExpiringProducts = get('/api/v1/client-products-to-expire', {
  what: 'Listar vencimentos',
  allow,
  input: listQuery({
    sort: ['client_product.expires_at'],
    by: 'client_product.expires_at',
    filters,
  }),
  returns: type<Page<ExpiringProductRow>>(),
});
export const expiringProducts = {
  listExpiringProducts,
  exportExpiringProducts: csvOf('/api/v1/client-products-to-expire.csv', 'Exportar vencimentos', listExpiringProducts),
  /** A preview of the reminders' effect, for the confirmation. */
  countReminders: post('/api/v1/client-products-to-expire/reminders/count', {
    what: 'Contar os lembretes de vencimento a enviar',
    allow,
    input: reminderForm,
    returns: type<ReminderCount>(),
    refuses: ['too_many_recipients'],
    example: { ids: [1, 2] },
  }),
  sendReminders: post('/api/v1/client-products-to-expire/reminders', {
    what: 'Enviar lembretes de vencimento',
    allow,
    input: reminderForm,
    returns: type<ReminderCount>(),
    refuses: ['too_many_recipients'],
    example: { ids: [1, 2] },
  }),
};
