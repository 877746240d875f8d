import { researchSettingsForm } from '@mirante/contract/content/research-settings.form.ts';
import type { ResearchSettings } from '@mirante/domain/content/research-settings.ts';
import type { InferType } from 'yup';
import type { Db } from '../../database/db.ts';
import { fieldsOf, versioned } from '../../records/version.ts';

const none = { analyst_name: null, analyst_cnpi: null, statement: null };

export async function findSettings(db: Db): Promise<ResearchSettings> {
  const row = await db
    .selectFrom('research_settings')
    .select(['analyst_name', 'analyst_cnpi', 'statement'])
    .executeTakeFirst();
  return versioned(row ?? none, fieldsOf(researchSettingsForm));
}

export const saveSettings = (
  trx: Db,
  values: InferType<typeof researchSettingsForm>,
  updated_at: Date,
): Promise<unknown> =>
  trx
    .insertInto('research_settings')
    .values({ ...values, updated_at })
    .onConflict((clash) => clash.column('id').doUpdateSet({ ...values, updated_at }))
    .execute();
