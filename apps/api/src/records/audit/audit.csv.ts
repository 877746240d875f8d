import { changeLabels, columnLabel, nameOf, valuesOf, type AuditedResource } from '@mirante/domain/house/audit.ts';
import { day, dayTime } from '@mirante/domain/format.ts';
import type { CsvColumns } from '../csv.ts';
import type { Unnamed } from './names.store.ts';

/** As on screens, but for amounts and long texts, which keep all that was stored. */
function written(resource: AuditedResource, column: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  const values = valuesOf(resource, column);
  const word = typeof values === 'object' ? values[String(value)] : undefined;
  if (word !== undefined) return word;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return day(value);
  return /^\d{4}-\d{2}-\d{2}T/.test(value) ? dayTime(value) : value;
}

export const auditCsv: CsvColumns<Unnamed> = [
  ['ID', ({ id }) => id],
  ['Quando', ({ created_at }) => dayTime(created_at)],
  ['Usuário', ({ user_name }) => user_name],
  ['Ação', ({ action }) => action],
  ['Mudança', ({ change }) => changeLabels[change]],
  ['Registro', ({ resource }) => nameOf(resource)],
  ['ID do registro', ({ record_id }) => record_id],
  ['De', ({ resource, root_resource }) => (resource === root_resource ? '' : nameOf(root_resource))],
  ['ID de quem', ({ resource, root_resource, root_id }) => (resource === root_resource ? null : root_id)],
  ['Nome', ({ root_name }) => root_name],
  [
    'Campos',
    ({ resource, diff }) =>
      Object.entries(diff)
        .map(
          ([column, [was, is]]) =>
            `${columnLabel(resource, column)}: ${[was, is].map((value) => written(resource, column, value)).join(' → ')}`,
        )
        .join('\n'),
  ],
  ['Requisição', ({ request_id }) => request_id],
];
