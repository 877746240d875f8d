import { randomInt } from 'node:crypto';

export interface Buyer {
  name: string;
  cpf: string;
  email: string;
  phone: string;
  password: string;
}

/** A buyer that is not in the database. */
export function newBuyer(): Buyer {
  const mark = `${Date.now().toString(36)}${randomInt(1e6)}`;
  return {
    name: 'Joana de Teste',
    cpf: newCpf(),
    email: `joana.${mark}@exemplo.com.br`,
    phone: `119${randomInt(10_000_000, 99_999_999)}`,
    password: 'segredo123',
  };
}

/** Eleven digits, of which the last two are check digits. */
function newCpf(): string {
  const digits = Array.from({ length: 9 }, () => randomInt(10));
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}
