import type { Analyst, AnalystRow, OfferedAnalyst } from '@mirante/domain/products/analyst.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { del, get, patch, post, type } from '../http.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { listQuery } from '../records/list-query.ts';
const allow = ['financeiro'] as const;
const example = {
  name: 'Renata Brandão',
  cnpi: 'CNPI-P 1234',
  presentation: 'Cobre bancos e seguradoras desde 2009.',
  position: 1,
};
const listAnalysts = get('/api/v1/analysts', {
  what: 'Listar analistas',
  allow,
  input: listQuery({
    sort: ['analyst.position', 'analyst.id'],
    by: 'analyst.position',
    filters: ({ str }) => ({ 'analyst.name': str().max(120) }),
  }),
  returns: type<Page<AnalystRow>>(),
});
export const analysts = {
  /** All, in the order of the offer page. */
  listOfferedAnalysts: get('/api/v1/offered-analysts', {
    what: 'Listar os analistas da página de oferta',
    allow: 'public',
    returns: type<OfferedAnalyst[]>(),
  }),
  listAnalysts,
  exportAnalysts: csvOf('/api/v1/analysts.csv', 'Exportar analistas', listAnalysts),
  getAnalyst: get('/api/v1/analysts/:id', {
    what: 'Ver um analista',
    allow,
    returns: type<Analyst>(),
  }),
  /** Placed last unless a position is given. */
  createAnalyst: post('/api/v1/analysts', {
    what: 'Criar um analista',
    allow,
    idempotent: true,
    input: () => import('./analysts.form.ts').then((m) => m.analystForm),
    returns: type<Analyst>(),
    refuses: ['conflict'],
    example,
  }),
  editAnalyst: patch('/api/v1/analysts/:id', {
    what: 'Editar um analista',
    allow,
    input: () => import('./analysts.form.ts').then((m) => m.analystForm),
    returns: type<Analyst>(),
    refuses: ['edit_conflict'],
    example,
  }),
  removeAnalyst: del('/api/v1/analysts/:id', { what: 'Remover um analista', allow }),
  listAnalystChanges: changesOf('/api/v1/analysts/:id/changes', 'Ver as alterações de um analista', allow),
};
