import { type CreatedDividends, type Dividend, type DividendRow } from '@mirante/domain/investments/dividend.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { changesOf } from '../records/changes.ts';
import { csvOf } from '../records/csv.ts';
import { del, get, patch, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
const query = listQuery({
  sort: [
    'dividend.with_date',
    'dividend.payment_date',
    'dividend.code',
    'dividend.value',
    'dividend.yield_on_payment',
    'dividend.yield_on_cost',
    'dividend.id',
  ],
  by: 'dividend.with_date',
  order: -1,
  filters: ({ day, id, str }) => ({
    'dividend.stock_portfolio_id': id(),
    'dividend.stock_id': id(),
    'dividend.code': str().max(20),
    'dividend.with_date': day(),
    'dividend.payment_date': day(),
    /** Any part of the stock's name. */
    'dividend.stock_name': str().max(100),
  }),
});

const allow = ['conteudo'] as const;
const example = {
  stock_portfolio_id: 1,
  code: 'ITSA4',
  value: 0.21045,
  with_date: '2026-11-20',
  payment_date: '2026-12-15',
  yield_on_payment: 2.05,
  yield_on_cost: 2.4,
};
const listDividends = get('/api/v1/dividends', {
  what: 'Listar dividendos',
  allow,
  input: query,
  returns: type<Page<DividendRow>>(),
});
export const dividends = {
  listDividends,
  exportDividends: csvOf('/api/v1/dividends.csv', 'Exportar dividendos', listDividends),
  createDividends: post('/api/v1/dividends', {
    what: 'Criar dividendos',
    idempotent: true,
    allow,
    input: () => import('./dividends.form.ts').then((m) => m.dividendsForm),
    returns: type<CreatedDividends>(),
    refuses: ['duplicated_dividends'],
    example: { dividends: [example] },
  }),
  getDividend: get('/api/v1/dividends/:id', { what: 'Ver um dividendo', allow, returns: type<Dividend>() }),
  editDividend: patch('/api/v1/dividends/:id', {
    what: 'Editar um dividendo',
    allow,
    input: () => import('./dividends.form.ts').then((m) => m.dividendChange),
    returns: type<Dividend>(),
    refuses: ['edit_conflict', 'duplicated_dividends'],
    example,
  }),
  removeDividend: del('/api/v1/dividends/:id', { what: 'Remover um dividendo', allow }),
  listDividendChanges: changesOf('/api/v1/dividends/:id/changes', 'Ver as alterações de um dividendo', allow),
};
