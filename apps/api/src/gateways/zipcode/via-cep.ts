import { number, object, string } from 'yup';
import { fetchJson } from './fetch-json.ts';
import type { Zipcodes } from './port.ts';
import { sanitiseAddress } from './sanitise-address.ts';

const found = object({
  logradouro: string().default(''),
  bairro: string().default(''),
  localidade: string().required(),
  uf: string().required(),
  ibge: number().nullable(),
});

/** https://viacep.com.br: an unknown CEP is answered with 200 and `erro`. */
export const viaCep = (host = 'https://viacep.com.br'): Zipcodes => ({
  find: async (cep) => {
    const { status, body } = await fetchJson(`${host}/ws/${cep}/json/`);
    if (status !== 200 || typeof body !== 'object' || body === null) throw new Error(`ViaCEP answered ${status}`);
    if ('erro' in body) return undefined;
    const { logradouro, bairro, localidade, uf, ibge } = await found.validate(body);
    return sanitiseAddress({
      zipcode: cep,
      address: logradouro,
      district: bairro,
      city: localidade,
      state: uf,
      city_id: ibge ?? null,
    });
  },
});
