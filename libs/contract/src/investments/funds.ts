import type { Fund, FundRow } from '@mirante/domain/investments/fund.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { del, get, patch, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
const query = listQuery({
  sort: ['funds.name', 'funds.id', 'funds.liquidity', 'funds.min_value', 'funds.priority', 'funds.created_at'],
  by: 'funds.name',
  filters: ({ id, oneOf, str }) => ({
    'funds.id': id(),
    /** Any part of the name, ignoring accents. */
    'funds.name': str().max(100),
    'funds.opened': oneOf(['true', 'false']),
    /** The id of a category. */
    'funds.category': id(),
  }),
});

const allow = ['conteudo'] as const;
const example = {
  name: 'Crédito Privado',
  description: '<p>Crédito <strong>privado</strong>.</p>',
  liquidity: 30,
  min_value: 1000,
  category_id: 1,
  opened: true,
  cnpj: '12345678000195',
  products: [2],
};
const listFunds = get('/api/v1/funds', {
  what: 'Listar fundos',
  allow,
  input: query,
  returns: type<Page<FundRow>>(),
});
export const funds = {
  listFunds,
  exportFunds: csvOf('/api/v1/funds.csv', 'Exportar fundos', listFunds),
  getFund: get('/api/v1/funds/:id', { what: 'Ver um fundo', allow, returns: type<Fund>() }),
  createFund: post('/api/v1/funds', {
    what: 'Criar um fundo',
    allow,
    idempotent: true,
    input: () => import('./funds.form.ts').then((m) => m.fundForm),
    returns: type<Fund>(),
    example,
  }),
  editFund: patch('/api/v1/funds/:id', {
    what: 'Editar um fundo',
    allow,
    input: () => import('./funds.form.ts').then((m) => m.fundChange),
    returns: type<Fund>(),
    refuses: ['edit_conflict'],
    example,
  }),
  removeFund: del('/api/v1/funds/:id', { what: 'Remover um fundo', allow, refuses: ['fund_in_use'] }),
  listFundChanges: changesOf('/api/v1/funds/:id/changes', 'Ver as alterações de um fundo', allow),
};
