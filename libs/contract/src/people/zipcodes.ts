import type { FoundAddress } from '@mirante/domain/address.ts';
import { get, type } from '../http.ts';

/** The look-up of a typed CEP. */
export const zipcodes = {
  findAddress: get('/api/v1/zipcode/:cep', {
    what: 'Buscar endereço pelo CEP',
    allow: 'public',
    returns: type<FoundAddress>(),
    refuses: ['invalid_zipcode', 'zipcode_unavailable'],
  }),
};
