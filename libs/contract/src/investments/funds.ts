import type { Fund, FundRow } from '@mirante/domain/investments/fund.ts';
import { type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';
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

const calls = recordCalls('/api/v1/funds', {
  one: 'um fundo',
  many: 'fundos',
  allow: ['conteudo'],
  query,
  row: type<FundRow>(),
  record: type<Fund>(),
  form: () => import('./funds.form.ts').then((m) => m.fundForm),
  change: () => import('./funds.form.ts').then((m) => m.fundChange),
  refuses: { remove: ['fund_in_use'] },
  example: {
    name: 'Crédito Privado',
    description: '<p>Crédito <strong>privado</strong>.</p>',
    liquidity: 30,
    min_value: 1000,
    category_id: 1,
    opened: true,
    cnpj: '12345678000195',
    products: [2],
  },
});
export const funds = {
  listFunds: calls.list,
  exportFunds: calls.export,
  getFund: calls.get,
  createFund: calls.create,
  editFund: calls.edit,
  removeFund: calls.remove,
  listFundChanges: calls.changes,
};
