import type { savedViews } from '@mirante/contract/access/saved-views.ts';
import { MAX_VIEWS, PERSONAL_FILTERS, type SavedView } from '@mirante/domain/access/saved-view.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import * as store from './saved-views.store.ts';

/**
 * Saves a view in place of the list's views with its name or its query, of which the first keeps its place. Filters by
 * personal data are left out.
 *
 * @throws {Refusal} 409 if the list has the most views already.
 */
export const saveView = ({
  db,
  viewer: { id: userId },
  input: { list, name, ...input },
}: Call<typeof savedViews.saveView>): Promise<SavedView> =>
  inTransaction(db, async (trx) => {
    const query = withoutPersonalFilters(input.query);
    await store.lockUser(trx, userId);
    const views = (await store.list(trx, userId)).filter((view) => view.list === list);
    const [kept, ...others] = views.filter((view) => view.name === name || view.query === query);
    if (!kept && views.length >= MAX_VIEWS)
      throw new Refusal('too_many_views', `Esta lista já tem ${MAX_VIEWS} visões, o máximo.`);
    for (const { id } of others) await store.remove(trx, userId, id);
    return kept
      ? store.update(trx, kept.id, { name, query })
      : store.insert(trx, { user_id: userId, list, name, query });
  });

function withoutPersonalFilters(query: string): string {
  const kept = new URLSearchParams(query);
  for (const key of PERSONAL_FILTERS) kept.delete(key);
  return kept.toString();
}
