import type { TypedChange } from '../../database/schema/access.ts';

const fieldNames: Record<keyof TypedChange, string> = {
  name: 'nome',
  email: 'email de acesso',
  phone: 'telefone',
  cell_phone: 'celular',
  address: 'endereço',
};

/** The names of the changed fields, as text. */
export const changedFieldNames = (change: TypedChange): string[] =>
  (Object.keys(fieldNames) as (keyof TypedChange)[])
    .filter((key) => change[key] !== undefined)
    .map((key) => fieldNames[key]);
