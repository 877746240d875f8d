import type { FoundAddress } from '@mirante/domain/address.ts';
import type { Zipcodes } from './port.ts';

const row = (
  zipcode: string,
  address: string,
  district: string,
  city: string,
  state: string,
  city_id: number,
): FoundAddress => ({ zipcode, address, district, city, state, city_id });

/** Well-known addresses, for demos without network. City ids are IBGE's. */
const known: readonly FoundAddress[] = [
  row('01310100', 'Avenida Paulista', 'Bela Vista', 'São Paulo', 'SP', 3550308),
  row('04538133', 'Avenida Brigadeiro Faria Lima', 'Itaim Bibi', 'São Paulo', 'SP', 3550308),
  row('20040002', 'Avenida Rio Branco', 'Centro', 'Rio de Janeiro', 'RJ', 3304557),
  row('30130010', 'Praça Sete de Setembro', 'Centro', 'Belo Horizonte', 'MG', 3106200),
  row('40020000', 'Rua Chile', 'Centro', 'Salvador', 'BA', 2927408),
  row('50030230', 'Avenida Cais do Apolo', 'Recife', 'Recife', 'PE', 2611606),
  row('70040010', 'SBN Quadra 1', 'Asa Norte', 'Brasília', 'DF', 5300108),
  row('80010000', 'Rua José Loureiro', 'Centro', 'Curitiba', 'PR', 4106902),
  row('90010000', 'Rua Siqueira Campos', 'Centro Histórico', 'Porto Alegre', 'RS', 4314902),
];
const byCep = new Map(known.map((address) => [address.zipcode, address]));

export const embeddedZipcodes: Zipcodes = { find: async (cep) => byCep.get(cep) };
