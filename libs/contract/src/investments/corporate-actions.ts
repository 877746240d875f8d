import {
  corporateActionKinds,
  FACTOR_DECIMALS,
  MOST_FACTOR,
  type CorporateAction,
  type CorporateActionRow,
} from '@mirante/domain/investments/corporate-action.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { day, decimal, form, oneOf, orNull, str, transform } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { del, get, patch, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

const upperCased = (value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value);

export const corporateActionForm = form({
  /** The paper's, as it is called now. */
  code: transform(str(), upperCased).required(say.required).max(100, say.textLong),
  kind: oneOf(corporateActionKinds).required(say.chooseOne),
  day: day().required(say.required),
  factor: decimal(FACTOR_DECIMALS)
    .required(say.required)
    .moreThan(0, 'O fator deve ser maior que zero.')
    .max(MOST_FACTOR, say.between(0, MOST_FACTOR)),
  old_code: orNull(transform(str(), upperCased).max(100, say.textLong)).test(
    'kind',
    'Só na mudança de código, e nela é obrigatório.',
    (code, { parent }) => Boolean(code) === ((parent as { kind?: string }).kind === 'ticker_change'),
  ),
});

export type CorporateActionForm = InferType<typeof corporateActionForm>;

const query = listQuery({
  sort: ['corporate_action.day', 'corporate_action.id'],
  by: 'corporate_action.day',
  order: -1,
  filters: {
    /** Its beginning. */
    'stock_code.code': str().max(100),
    'corporate_action.kind': oneOf(corporateActionKinds),
    /** On this day or later. */
    'corporate_action.day': day(),
  },
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
    input: corporateActionForm,
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
    input: corporateActionForm,
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
