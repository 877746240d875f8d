import type { corporateActions } from '@mirante/contract/investments/corporate-actions.ts';
import { corporateActionWords, type CorporateActionRow } from '@mirante/domain/investments/corporate-action.ts';
import { day } from '@mirante/domain/format.ts';
import type { Db } from '../../database/db.ts';
import { Refusal, unknownInField } from '../../http/refusal.ts';
import type { Call, Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { refusing } from '../../records/constraints.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists, removes } from '../../records/handlers.ts';
import * as store from './corporate-actions.store.ts';

const columns = columnsOf<CorporateActionRow>(corporateActionWords, { day });

const refuseDuplicate = refusing({
  corporate_action_once: () => new Refusal('duplicated_action', 'O papel já tem um evento deste tipo neste dia.'),
});

/** The form's values, with the paper looked up by its code. */
async function valuesOf(
  trx: Db,
  { input, now }: Pick<Call<typeof corporateActions.createCorporateAction>, 'input' | 'now'>,
) {
  const { code, old_code = null, ...action } = input;
  const paper = await store.paperOf(trx, code);
  if (!paper) throw unknownInField('code', 'Papel');
  return { ...action, stock_code_id: paper.id, old_code, updated_at: now() };
}

export const corporateActionRoutes: Handlers<typeof corporateActions> = {
  listCorporateActions: lists(store.list),
  exportCorporateActions: file('corporate_action', 'eventos-corporativos', { list: store.list, columns }),
  createCorporateAction: creates(store, async (trx, call) =>
    store.insert(trx, { ...(await valuesOf(trx, call)), created_at: call.now() }).catch(refuseDuplicate),
  ),
  getCorporateAction: finds('corporate_action', store),
  editCorporateAction: edits('corporate_action', store, async (trx, call) =>
    store.save(trx, call.params.id, await valuesOf(trx, call)).catch(refuseDuplicate),
  ),
  removeCorporateAction: removes('corporate_action', store),
  listCorporateActionChanges: changesOf('corporate_action'),
};
