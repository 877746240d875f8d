import {
  corporateActionKinds,
  type CorporateAction,
  type CorporateActionRow,
} from '@mirante/domain/investments/corporate-action.ts';
import { type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';
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

const refuses = ['duplicated_action'] as const;
const calls = recordCalls('/api/v1/corporate-actions', {
  one: 'um evento corporativo',
  many: 'eventos corporativos',
  allow: ['conteudo'],
  query,
  row: type<CorporateActionRow>(),
  record: type<CorporateAction>(),
  form: () => import('./corporate-actions.form.ts').then((m) => m.corporateActionForm),
  refuses: { create: refuses, edit: refuses },
  example: { code: 'PETR4', kind: 'split', day: '2026-11-20', factor: 2, old_code: null },
});
export const corporateActions = {
  listCorporateActions: calls.list,
  exportCorporateActions: calls.export,
  createCorporateAction: calls.create,
  getCorporateAction: calls.get,
  editCorporateAction: calls.edit,
  removeCorporateAction: calls.remove,
  listCorporateActionChanges: calls.changes,
};
