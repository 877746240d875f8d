import type { StockCodeDetail, StockCodeRow } from '@mirante/domain/investments/stock-code.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { del, get, patch, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
const query = listQuery({
  sort: ['stock_code.code', 'stock_code.id'],
  by: 'stock_code.code',
  filters: ({ id, oneOf, str }) => ({
    'stock_code.id': id(),
    /** The beginning of the code. */
    'stock_code.code': str().max(100),
    'stock_code.stock_id': id(),
    'stock_code.national_code': oneOf(['true', 'false']),
    'stock_code.active': oneOf(['true', 'false']),
  }),
});

const allow = ['conteudo'] as const;
const example = { code: 'ITUB4', current_price: 38.9, fair_price: 46, national_code: true, active: true };
export const stockCodes = {
  listStockCodes: get('/api/v1/stock-codes', {
    what: 'Listar papéis',
    allow,
    input: query,
    returns: type<Page<StockCodeRow>>(),
  }),
  getStockCode: get('/api/v1/stocks/:id/codes/:code_id', {
    what: 'Ver um papel de uma ação',
    allow,
    returns: type<StockCodeDetail>(),
  }),
  createStockCode: post('/api/v1/stocks/:id/codes', {
    what: 'Adicionar um papel a uma ação',
    idempotent: true,
    allow,
    input: () => import('./stocks.form.ts').then((m) => m.stockCodeForm),
    returns: type<StockCodeDetail>(),
    example,
  }),
  editStockCode: patch('/api/v1/stocks/:id/codes/:code_id', {
    what: 'Editar um papel de uma ação',
    allow,
    input: () => import('./stocks.form.ts').then((m) => m.stockCodeChange),
    returns: type<StockCodeDetail>(),
    refuses: ['edit_conflict'],
    example,
  }),
  removeStockCode: del('/api/v1/stocks/:id/codes/:code_id', {
    what: 'Remover um papel de uma ação',
    allow,
    refuses: ['stock_in_use'],
  }),
};
