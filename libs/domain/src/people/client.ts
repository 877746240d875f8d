import { clientProductStatusLabels, type ClientProduct, type ClientProductStatus } from '../products/client-product.ts';
import type { Address, StoredAddress } from '../address.ts';
import { cep, cpf, phone } from '../format.ts';
import { inLowerCase, wordsOf, yesNo } from '../records/words.ts';

export type Gender = 'M' | 'F';
export const genderLabels: Record<Gender, string> = { F: 'Feminino', M: 'Masculino' };

/** A client in the list, with the most relevant acquisition: an active one, or else the newest. */
export interface ClientRow {
  id: number;
  name: string;
  phone: string;
  product_code: string | null;
  product_name: string | null;
  product_status: ClientProductStatus | null;
  product_expires_at: string | null;
  created_at: string;
}

export interface Client {
  id: number;
  name: string;
  email: string;
  /** Eleven digits. */
  cpf: string;
  /** `YYYY-MM-DD`. */
  birth_date: string;
  /** E.164. */
  phone: string;
  cell_phone: string | null;
  gender: Gender;
  vindi_id: string | null;
  email_confirmed_at: string | null;
  created_at: string;
  /** Newest first. */
  products: ClientProduct[];
  address: StoredAddress | null;
}

/** Data typed at a purchase for an existing account, waiting for confirmation by its owner or staff. */
export interface PendingChange {
  id: number;
  created_at: string;
  expires_at: string;
  change: { name?: string; email?: string; phone?: string; cell_phone?: string | null; address?: Address };
}

/** What may cast doubt on an account's ownership. */
export interface Ownership {
  /** Its e-mail was confirmed, or a purchase was paid by someone with its password. */
  proven: boolean;
  /** Other accounts with the same CPF. */
  same_cpf: { id: number; name: string }[];
  /** Orders for it without a login: paid, or still payable. */
  guest_orders: number;
}

/** A client as staff see them: with what is pending, and the versions for edits. */
export interface StaffClient extends Client {
  versions: { email: string; cpf: string; phones: string };
  /** The owner's request to erase all data. */
  erasure_request: { id: number; reason: string | null; created_at: string } | null;
  pending_changes: PendingChange[];
  ownership: Ownership;
}

export const clientWords = wordsOf<ClientRow & Omit<Client, 'products' | 'address'>>({
  name: 'Cliente',
  plural: 'Clientes',
  title: 'name',
  labels: {
    id: 'ID',
    name: 'Nome',
    phone: 'Telefone',
    product_code: 'Código do produto',
    product_name: 'Produto',
    product_status: 'Situação',
    product_expires_at: 'Expira em',
    created_at: 'Cadastro',
    email: 'Email',
    cpf: 'CPF',
    birth_date: 'Nascimento',
    cell_phone: 'Celular',
    gender: 'Gênero',
    vindi_id: 'ID Vindi',
    email_confirmed_at: 'Email confirmado em',
  },
  log: {
    password_hash: 'Senha',
    must_change_password: 'Troca de senha exigida',
    password_expires_at: 'Senha provisória até',
    removed_at: 'Removido em',
    reason: 'Motivo',
    holds_cpf: 'Primeira conta do CPF',
    zipcode: 'CEP',
    address: 'Endereço',
    number: 'Número',
    complement: 'Complemento',
    district: 'Bairro',
    state: 'Estado',
    city: 'Cidade',
    city_id: 'Código da cidade',
    filter: 'Busca',
    active_products: 'Produtos ativos',
    pending_payments: 'Pagamentos pendentes',
    erasure_request: 'Pedido de exclusão',
    expires_from: 'Expira desde',
    expires_to: 'Expira até',
  },
  values: {
    cpf,
    phone,
    cell_phone: phone,
    gender: genderLabels,
    zipcode: cep,
    product_status: inLowerCase(clientProductStatusLabels),
    holds_cpf: yesNo,
    active_products: yesNo,
    pending_payments: yesNo,
    erasure_request: yesNo,
  },
});

export const erasureRequestWords = wordsOf<object>({
  name: 'Pedido de exclusão',
  plural: 'Pedidos de exclusão',
  labels: { reason: 'Motivo', closed_at: 'Encerrado em', withdrawn_at: 'Retirado em' },
});
