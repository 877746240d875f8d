import {
  changeLabels,
  columnLabel,
  isMoment,
  nameOf,
  valuesOf,
  type AuditedResource,
} from '@mirante/domain/house/audit.ts';
import { day, dayTime } from '@mirante/domain/format.ts';
import type { CsvColumns } from '../csv.ts';
import type { Unnamed } from './names.store.ts';

/** In a column's words, days and times as on screens; numbers and texts keep all that was stored. */
function written(resource: AuditedResource, column: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  const scalar = value as string | number | boolean;
  const values = valuesOf(resource, column);
  const word = typeof values === 'object' ? values[String(scalar)] : undefined;
  if (word !== undefined) return word;
  if (typeof scalar === 'boolean') return scalar ? 'Sim' : 'Não';
  if (typeof scalar === 'number') return String(scalar).replace('.', ',');
  if (/^\d{4}-\d{2}-\d{2}$/.test(scalar)) return day(scalar);
  return isMoment(scalar) ? dayTime(scalar) : scalar;
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
