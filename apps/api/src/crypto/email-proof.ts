import type { Config } from '../config.ts';
import { proofOf } from './secrets.ts';

/** Finds sealed data by an e-mail address, in any letter case, with our key. */
export const emailProof = (config: Pick<Config, 'secretsKey'>, email: string): string =>
  proofOf(config, email.toLowerCase(), 'mail').toString('base64');
