import type { corporateActions } from '@mirante/contract/investments/corporate-actions.ts';
import {
  corporateActionLabels,
  corporateActionWords,
  type CorporateActionRow,
} from '@mirante/domain/investments/corporate-action.ts';
import { day } from '@mirante/domain/format.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { refusing } from '../../records/constraints.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists, removes } from '../../records/handlers.ts';
import * as store from './corporate-actions.store.ts';

const columns = columnsOf<CorporateActionRow>(corporateActionWords.file, { day, kind: corporateActionLabels });

const told = refusing({
  corporate_action_once: () => new Refusal('duplicated_action', 'O papel já tem um evento deste tipo neste dia.'),
  corporate_action_stock_code_id_fkey: () => invalidField('stock_code_id', 'Papel não encontrado.'),
});

export const corporateActionRoutes: Handlers<typeof corporateActions> = {
  listCorporateActions: lists(store.list),
  exportCorporateActions: file('corporate_action', 'eventos-corporativos', { list: store.list, columns }),
  createCorporateAction: creates(store, (trx, { input, now }) =>
    store.insert(trx, { ...input, old_code: input.old_code ?? null, created_at: now(), updated_at: now() }).catch(told),
  ),
  getCorporateAction: finds('corporate_action', store),
  editCorporateAction: edits('corporate_action', store, (trx, { params, input, now }) =>
    store.save(trx, params.id, { ...input, old_code: input.old_code ?? null, updated_at: now() }).catch(told),
  ),
  removeCorporateAction: removes('corporate_action', store),
  listCorporateActionChanges: changesOf('corporate_action'),
};
