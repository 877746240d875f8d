import type { StaffRole } from '../access.ts';
import { wordsOf, yesNo } from '../records/words.ts';

/** A role of staff users. */
export interface Role {
  id: number;
  name: StaffRole;
}

/** A staff user in lists. */
export interface UserRow {
  id: number;
  name: string;
  email: string;
  /** All role names; null without a role, which allows nothing. */
  role_name: string | null;
  created_at: string;
  updated_at: string;
}

export interface User extends UserRow {
  roles: Role[];
  changed_password_at: string | null;
  /** When the second factor was turned on; null if it is off. */
  second_factor_since: string | null;
}

export type LoginError = 'wrong_password' | 'wrong_second_factor' | 'email_not_confirmed' | 'password_expired';
export const loginErrorLabels: Record<LoginError, string> = {
  wrong_password: 'Senha incorreta',
  wrong_second_factor: 'Código do segundo fator incorreto',
  email_not_confirmed: 'Email não confirmado',
  password_expired: 'Senha provisória vencida',
};

/** A login attempt. */
export interface LoginEvent {
  id: number;
  created_at: string;
  /** Null on success. */
  error: LoginError | null;
}

/** Shown for a user without a role. */
export const NO_ROLE = 'Sem papel no sistema';

export const roleHelp: Record<StaffRole, string> = {
  administrador: 'Pode tudo, inclusive cuidar dos usuários.',
  atendimento: 'Clientes, mensagens e vencimentos.',
  financeiro: 'Pagamentos, reembolsos, cupons, produtos e página de oferta.',
  conteudo: 'Relatórios, vídeos, notícias, recados, notificações, carteiras, fundos, ações, dividendos e cotações.',
  trader: 'Operações, mural e painel ao vivo.',
};

export const userWords = wordsOf<User>({
  name: 'Usuário',
  plural: 'Usuários',
  title: 'name',
  labels: {
    id: 'ID',
    name: 'Nome',
    email: 'Email',
    role_name: 'Papel',
    roles: 'Papéis',
    created_at: 'Criado em',
    updated_at: 'Atualizado em',
    changed_password_at: 'Senha trocada',
    second_factor_since: 'Segundo fator',
  },
  log: {
    password_hash: 'Senha',
    changed_password_at: 'Senha trocada em',
    second_factor_since: 'Segundo fator desde',
    removed_at: 'Removido em',
    role_id: 'Papel',
    admin: 'Administrador',
  },
  values: { admin: yesNo },
});
