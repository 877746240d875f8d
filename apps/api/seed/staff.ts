import type { StaffRole } from '@mirante/domain/access.ts';
import type { Written } from './copy-rows.ts';

const staff: readonly { role: StaffRole; roleId: number; login: string; name: string }[] = [
  { role: 'administrador', roleId: 1, login: 'admin', name: 'Renata Brandão' },
  { role: 'atendimento', roleId: 2, login: 'atendimento', name: 'Marcos Tavares' },
  { role: 'financeiro', roleId: 3, login: 'financeiro', name: 'Silvana Prado' },
  { role: 'conteudo', roleId: 4, login: 'conteudo', name: 'Otávio Lins' },
  { role: 'trader', roleId: 5, login: 'trader', name: 'Lia Sakamoto' },
];

export const staffRows = (at: Date, password_hash: string): Written<'staff_user'>[] =>
  staff.map(({ login, name }, i) => ({
    id: i + 1,
    name,
    email: `${login}@mirante.example`,
    password_hash,
    created_at: at,
    updated_at: at,
    changed_password_at: null,
    removed_at: null,
  }));

export const staffRoleRows: Written<'staff_user_role'>[] = staff.map(({ roleId }, i) => ({
  user_id: i + 1,
  role_id: roleId,
}));
