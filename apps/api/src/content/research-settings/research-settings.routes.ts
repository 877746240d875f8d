import type { researchSettings } from '@mirante/contract/content/research-settings.ts';
import { sql } from 'kysely';
import type { Handlers } from '../../http/serve.ts';
import { refuseStale } from '../../records/version.ts';
import { findSettings, saveSettings } from './research-settings.store.ts';

export const researchSettingsRoutes: Handlers<typeof researchSettings> = {
  getResearchSettings: ({ db }) => findSettings(db),
  saveResearchSettings: ({ db, input, seen, now }) =>
    db.transaction().execute(async (trx) => {
      // There may be no row to lock yet.
      await sql`lock table research_settings in share row exclusive mode`.execute(trx);
      refuseStale(seen, await findSettings(trx));
      await saveSettings(trx, input, now());
      return findSettings(trx);
    }),
};
