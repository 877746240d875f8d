import {
  corporateActionKinds,
  type CorporateAction,
  type CorporateActionRow,
} from '@mirante/domain/investments/corporate-action.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { del, get, patch, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
const query = listQuery({
  sort: ['corporate_action.day', 'corporate_action.id'],
  by: 'corporate_action.day',
  order: -1,
  filters: ({ day, oneOf, str }) => ({
    /** The beginning of the code. */
    'stock_code.code': str().max(100),
    'corporate_action.kind': oneOf(corporateActionKinds),
    /** On this day or later. */
    'corporate_action.day': day(),
  }),
});

const allow = ['conteudo'] as const;
const example = { code: 'PETR4', kind: 'split', day: '2026-11-20', factor: 2, old_code: null };
const refuses = ['duplicated_action'] as const;
const listCorporateActions = get('/api/v1/corporate-actions', {
  what: 'Listar eventos corporativos',
  allow,
  input: query,
  returns: type<Page<CorporateActionRow>>(),
});
export const corporateActions = {
  listCorporateActions,
  exportCorporateActions: csvOf('/api/v1/corporate-actions.csv', 'Exportar eventos corporativos', listCorporateActions),
  createCorporateAction: post('/api/v1/corporate-actions', {
    what: 'Criar um evento corporativo',
    allow,
    idempotent: true,
    input: () => import('./corporate-actions.form.ts').then((m) => m.corporateActionForm),
    returns: type<CorporateAction>(),
    refuses,
    example,
  }),
  getCorporateAction: get('/api/v1/corporate-actions/:id', {
    what: 'Ver um evento corporativo',
    allow,
    returns: type<CorporateAction>(),
  }),
  editCorporateAction: patch('/api/v1/corporate-actions/:id', {
    what: 'Editar um evento corporativo',
    allow,
    input: () => import('./corporate-actions.form.ts').then((m) => m.corporateActionForm),
    returns: type<CorporateAction>(),
    refuses: ['edit_conflict', ...refuses],
    example,
  }),
  removeCorporateAction: del('/api/v1/corporate-actions/:id', { what: 'Remover um evento corporativo', allow }),
  listCorporateActionChanges: changesOf(
    '/api/v1/corporate-actions/:id/changes',
    'Ver as alterações de um evento corporativo',
    allow,
  ),
};
