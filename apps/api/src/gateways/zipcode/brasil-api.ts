import { object, string } from 'yup';
import { fetchJson } from './fetch-json.ts';
import { sanitiseAddress } from './sanitise-address.ts';
import type { Zipcodes } from './port.ts';

const found = object({
  street: string().nullable(),
  neighborhood: string().nullable(),
  city: string().required(),
  state: string().required(),
});

/** https://brasilapi.com.br, version 2: it asks several sources, and has no city codes. */
export const brasilApi = (host = 'https://brasilapi.com.br'): Zipcodes => ({
  find: async (cep) => {
    const { status, body } = await fetchJson(`${host}/api/cep/v2/${cep}`);
    if (status === 404) return undefined;
    if (status !== 200) throw new Error(`BrasilAPI answered ${status}`);
    const { street, neighborhood, city, state } = await found.validate(body);
    return sanitiseAddress({
      zipcode: cep,
      address: street ?? '',
      district: neighborhood ?? '',
      city,
      state,
      city_id: null,
    });
  },
});
