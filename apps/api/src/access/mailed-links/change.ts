import type { TypedChange } from '../../database/schema/access.ts';

const names: Record<keyof TypedChange, string> = {
  name: 'nome',
  email: 'email de acesso',
  phone: 'telefone',
  cell_phone: 'celular',
  password_hash: 'senha',
  address: 'endereço',
};

/** What a change is about, in words. */
export const namesOf = (change: TypedChange): string[] =>
  (Object.keys(names) as (keyof TypedChange)[]).filter((key) => change[key] !== undefined).map((key) => names[key]);
