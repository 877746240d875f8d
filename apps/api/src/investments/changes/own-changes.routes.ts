import type { ownChanges } from '@mirante/contract/investments/own-changes.ts';
import type { PortfolioChanges, PortfolioKind } from '@mirante/domain/investments/portfolio-change.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Call, Handlers } from '../../http/serve.ts';
import { changesIn } from './changes.store.ts';
import * as preference from './summary-preference.store.ts';
import { dismiss, portfoliosOf } from './visits.store.ts';

type Asking = Pick<Call<typeof ownChanges.getPortfolioChanges>, 'db' | 'viewer' | 'params' | 'now'>;

const changesOf =
  (kind: PortfolioKind) =>
  async ({ db, viewer, params, now }: Asking): Promise<PortfolioChanges> => {
    const [portfolio] = await portfoliosOf(db, viewer.id, now(), { kind, id: params.id });
    const since = or404(portfolio, nameOf(kind)).page_since;
    if (since === null) return { since, changes: [] };
    const [changes = []] = await changesIn(db, [{ kind, id: params.id, since }]);
    return { since: since.toISOString(), changes };
  };

const dismisses =
  (kind: PortfolioKind) =>
  async ({ db, viewer, params, now }: Asking): Promise<void> => {
    const [portfolio] = await portfoliosOf(db, viewer.id, now(), { kind, id: params.id });
    or404(portfolio, nameOf(kind));
    await dismiss(db, viewer.id, kind, params.id, now());
  };

export const ownChangesRoutes: Handlers<typeof ownChanges> = {
  getPortfolioChanges: changesOf('portfolio'),
  getStockPortfolioChanges: changesOf('stock_portfolio'),
  dismissPortfolioChanges: dismisses('portfolio'),
  dismissStockPortfolioChanges: dismisses('stock_portfolio'),
  listOwnChanges: async ({ db, viewer, now }) => {
    const visited = (await portfoliosOf(db, viewer.id, now())).flatMap(({ kind, id, name, since }) =>
      since ? [{ kind, id, name, since }] : [],
    );
    const changes = await changesIn(db, visited);
    return visited
      .map((portfolio, i) => ({ ...portfolio, since: portfolio.since.toISOString(), changes: changes[i]! }))
      .filter((portfolio) => portfolio.changes.length > 0);
  },
  getWeeklySummary: async ({ db, viewer }) => ({ wanted: await preference.wantsSummary(db, viewer.id) }),
  setWeeklySummary: async ({ db, viewer, input: { wanted } }) => {
    await preference.setWanted(db, viewer.id, wanted);
    return { wanted };
  },
};
