import type { FoundAddress } from '@mirante/domain/address.ts';
import { cepRule, digitsOf } from '@mirante/validation/rules.ts';
import { limit } from '../../http/limits.ts';
import { networkOf } from '../../http/network.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';

/**
 * Refuses with 400 an invalid CEP, 429 over the rate limit, 503 when no source answers, so that the form asks for
 * manual entry at once; 404 only when the CEP is known not to exist.
 */
export async function findAddress(services: Services & { ip: string }, cep: string): Promise<FoundAddress> {
  if (cepRule(cep) !== undefined) throw new Refusal('invalid_zipcode', 'Favor digitar um CEP válido.');
  await limit(services, 'zipcode', networkOf(services.ip));
  const address = await services.zipcodes.find(digitsOf(cep)).catch((error: unknown) => {
    services.onError(error);
    throw new Refusal('zipcode_unavailable', 'Não foi possível buscar o CEP agora. Digite o endereço.');
  });
  if (!address) throw new Refusal('not_found', 'Não foi encontrado endereço para o CEP.');
  return address;
}
