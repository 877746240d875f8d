import { changeLabels, columnLabel, nameOf } from '@mirante/domain/house/audit.ts';
import { dayTime } from '@mirante/domain/format.ts';
import type { CsvColumns } from '../csv.ts';
import type { Unnamed } from './names.store.ts';

const written = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

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
        .map(([column, [was, is]]) => `${columnLabel(resource, column)}: ${written(was)} → ${written(is)}`)
        .join('\n'),
  ],
  ['Requisição', ({ request_id }) => request_id],
];
