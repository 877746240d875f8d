import { dayTime } from '@mirante/domain/format.ts';
import { NO_ROLE, type UserRow } from '@mirante/domain/access/user.ts';
import type { CsvColumns } from '../../records/csv.ts';

export const userCsv: CsvColumns<UserRow> = [
  ['ID', ({ id }) => id],
  ['Nome', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Papel', ({ role_name }) => role_name ?? NO_ROLE],
  ['Criado em', ({ created_at }) => dayTime(created_at)],
  ['Atualizado em', ({ updated_at }) => dayTime(updated_at)],
];
