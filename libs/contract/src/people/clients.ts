import type { ClientRow, StaffClient } from '@mirante/domain/people/client.ts';
import { clientProductStatusFilters } from '@mirante/domain/products/client-product.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { changesOf } from '../records/changes.ts';
import { csvOf } from '../records/csv.ts';
import { del, get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

const query = listQuery({
  sort: ['client.id', 'client.name', 'client.phone', 'client.created_at', 'client.product_expires_at'],
  by: 'client.created_at',
  order: -1,
  filters: ({ day, id, oneOf, str }) => ({
    'client.id': id(),
    /** Name, e-mail or CPF, in full or in part. */
    'client.filter': str().max(120),
    'client.phone': str().max(32),
    'client.product_id': id(),
    'client.product_status': oneOf(clientProductStatusFilters),
    /** Signed up on this day or later. */
    'client.created_at': day(),
    /** With a product that ends from the first day until the second, inclusive. */
    'client.expires_from': day(),
    'client.expires_to': day(),
    'client.active_products': oneOf(['true', 'false']),
    'client.pending_payments': oneOf(['true', 'false']),
    /** Who asked for the removal of all their data, and waits for an answer. */
    'client.erasure_request': oneOf(['true', 'false']),
  }),
});

const allow = ['atendimento', 'financeiro'] as const;
const listClients = get('/api/v1/clients', {
  what: 'Listar clientes',
  allow,
  input: query,
  returns: type<Page<ClientRow>>(),
});
export const clients = {
  listClients,
  exportClients: csvOf('/api/v1/clients.csv', 'Exportar clientes', listClients),
  getClient: get('/api/v1/clients/:id', { what: 'Ver um cliente', allow, returns: type<StaffClient>() }),
  /** Irreversible: ends sessions, anonymises personal data and cancels open payments; financial records are kept. */
  removeClient: del('/api/v1/clients/:id', {
    what: 'Remover um cliente',
    allow: ['atendimento'],
    stepUp: 'client_removal',
    refuses: ['refund_owed'],
  }),
  listClientChanges: changesOf('/api/v1/clients/:id/changes', 'Ver as alterações de um cliente', allow),
};
