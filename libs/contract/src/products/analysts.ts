import type { Analyst, AnalystRow, OfferedAnalyst } from '@mirante/domain/products/analyst.ts';
import { get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';

const calls = recordCalls('/api/v1/analysts', {
  one: 'um analista',
  many: 'analistas',
  allow: ['financeiro'],
  query: listQuery({
    sort: ['analyst.position', 'analyst.id'],
    by: 'analyst.position',
    filters: ({ str }) => ({ 'analyst.name': str().max(120) }),
  }),
  row: type<AnalystRow>(),
  record: type<Analyst>(),
  form: () => import('./analysts.form.ts').then((m) => m.analystForm),
  refuses: { create: ['conflict'] },
  example: {
    name: 'Renata Brandão',
    cnpi: 'CNPI-P 1234',
    presentation: 'Cobre bancos e seguradoras desde 2009.',
    position: 1,
  },
});
export const analysts = {
  /** All, in the order of the offer page. */
  listOfferedAnalysts: get('/api/v1/offered-analysts', {
    what: 'Listar os analistas da página de oferta',
    allow: 'public',
    returns: type<OfferedAnalyst[]>(),
  }),
  listAnalysts: calls.list,
  exportAnalysts: calls.export,
  getAnalyst: calls.get,
  /** Placed last unless a position is given. */
  createAnalyst: calls.create,
  editAnalyst: calls.edit,
  removeAnalyst: calls.remove,
  listAnalystChanges: calls.changes,
};
