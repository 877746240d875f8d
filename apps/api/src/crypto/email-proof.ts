import type { Config } from '../config.ts';
import { proofOf } from './secrets.ts';

/** Finds what is kept sealed of an address, in whatever case, for who knows the address and our key. */
export const emailProof = (config: Pick<Config, 'secretsKey'>, email: string): string =>
  proofOf(config, email.toLowerCase(), 'mail').toString('base64');
