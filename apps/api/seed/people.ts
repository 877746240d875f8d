import type { Gender } from '@mirante/domain/people/client.ts';
import { men, surnames, women } from './names.ts';
import type { Random } from './random.ts';

export interface Person {
  name: string;
  gender: Gender;
  email: string;
  cpf: string;
  phone: string;
  birth_date: string;
}

export function person(random: Random, n: number): Person {
  const gender = random.chance(0.42) ? 'F' : 'M';
  const first = random.pick(gender === 'F' ? women : men);
  const middle = random.pick(surnames);
  const last = random.pick(surnames.filter((other) => other !== middle));
  return {
    name: `${first} ${middle} ${last}`,
    gender,
    email: `${ascii(first)}.${ascii(last.split(' ').at(-1)!)}${n}@exemplo.com.br`,
    cpf: cpfOf(100_000_000 + n * 1_237),
    phone: `+55${random.pick(areaCodes)}9${String(80_000_000 + random.below(19_999_999))}`,
    birth_date: `${random.between(1950, 2006)}-${pad(random.between(1, 12))}-${pad(random.between(1, 28))}`,
  };
}

/** Eleven digits with check digits (weights 10..2 and 11..2, modulo 11), from the first nine. */
export function cpfOf(base: number): string {
  const nine = String(base % 1_000_000_000).padStart(9, '0');
  const digit = (digits: string) => {
    let sum = 0;
    for (let i = 0; i < digits.length; i += 1) sum += Number(digits[i]) * (digits.length + 1 - i);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const ten = `${nine}${digit(nine)}`;
  return `${ten}${digit(ten)}`;
}

const pad = (value: number) => String(value).padStart(2, '0');
const ascii = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
const areaCodes = ['11', '11', '11', '21', '21', '31', '41', '48', '51', '61', '62', '71', '81', '85', '92'];

interface Place {
  zipcode: string;
  address: string;
  district: string;
  state: string;
  city: string;
  city_id: number;
}
export const places: readonly Place[] = [
  {
    zipcode: '01310100',
    address: 'Avenida Paulista',
    district: 'Bela Vista',
    state: 'SP',
    city: 'São Paulo',
    city_id: 3_550_308,
  },
  {
    zipcode: '20040002',
    address: 'Avenida Rio Branco',
    district: 'Centro',
    state: 'RJ',
    city: 'Rio de Janeiro',
    city_id: 3_304_557,
  },
  {
    zipcode: '30130010',
    address: 'Praça Sete de Setembro',
    district: 'Centro',
    state: 'MG',
    city: 'Belo Horizonte',
    city_id: 3_106_200,
  },
  {
    zipcode: '40020000',
    address: 'Praça da Sé',
    district: 'Centro',
    state: 'BA',
    city: 'Salvador',
    city_id: 2_927_408,
  },
  {
    zipcode: '70040010',
    address: 'Setor Bancário Norte',
    district: 'Asa Norte',
    state: 'DF',
    city: 'Brasília',
    city_id: 5_300_108,
  },
  {
    zipcode: '80010000',
    address: 'Rua XV de Novembro',
    district: 'Centro',
    state: 'PR',
    city: 'Curitiba',
    city_id: 4_106_902,
  },
  {
    zipcode: '90010000',
    address: 'Rua dos Andradas',
    district: 'Centro Histórico',
    state: 'RS',
    city: 'Porto Alegre',
    city_id: 4_314_902,
  },
];
