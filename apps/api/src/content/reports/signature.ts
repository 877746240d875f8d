import type { Signature } from '@mirante/domain/content/report.ts';
import type { FieldError } from '@mirante/contract/problem.ts';
import type { Db } from '../../database/db.ts';
import { invalidFields, Refusal } from '../../http/refusal.ts';
import { findSettings } from '../research-settings/research-settings.store.ts';

type Own = { [K in keyof Signature]?: Signature[K] | undefined };

/**
 * The analyst and statement of a report: its own, or once it is published, the house's at that time, which it keeps.
 * @throws {Refusal} 422 for a partial one, and for a published report without any.
 */
export async function signatureOf(trx: Db, { draft, ...own }: Own & { draft: boolean }): Promise<Partial<Signature>> {
  if (!own.analyst_name !== !own.analyst_cnpi) throw invalidFields([half(own)]);
  if (draft) return {};
  const house = await findSettings(trx);
  const analyst = own.analyst_name ? own : house;
  const statement = own.statement || house.statement;
  const missing = [...(analyst.analyst_name ? [] : [noAnalyst]), ...(statement ? [] : [noStatement])];
  if (missing.length > 0)
    throw new Refusal('invalid_fields', missing.map(({ message }) => message).join(' '), { errors: missing });
  return { analyst_name: analyst.analyst_name!, analyst_cnpi: analyst.analyst_cnpi!, statement };
}

const noAnalyst: FieldError = {
  path: 'analyst_name',
  message: 'Para publicar, informe o analista responsável aqui ou defina o analista padrão da casa.',
};
const noStatement: FieldError = {
  path: 'statement',
  message: 'Para publicar, escreva a declaração aqui ou defina a declaração padrão da casa.',
};
const half = ({ analyst_name: name }: Own): FieldError =>
  name
    ? { path: 'analyst_cnpi', message: 'Informe o CNPI do analista.' }
    : { path: 'analyst_name', message: 'Informe o nome do analista.' };
