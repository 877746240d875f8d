import type { Config } from '../../config.ts';
import { brasilApi } from './brasil-api.ts';
import { cachedChain } from './chain.ts';
import { embeddedZipcodes } from './embedded.ts';
import type { Zipcodes } from './port.ts';
import { viaCep } from './via-cep.ts';

export function openZipcodes({ zipcodes }: Config, now: () => Date): Zipcodes {
  if (zipcodes === 'embedded') return embeddedZipcodes;
  const network = cachedChain([viaCep(), brasilApi()], now);
  return { find: async (cep) => (await embeddedZipcodes.find(cep)) ?? network.find(cep) };
}
