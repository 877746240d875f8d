import type { Config } from '../config.ts';
import { proofOf, proofsOf } from './secrets.ts';

type Keys = Pick<Config, 'secretsKeys'>;
const OF = 'mail';

/** Finds sealed data by an e-mail address, in any letter case, with our newest key. */
export const emailProof = (config: Keys, email: string): string =>
  proofOf(config, email.toLowerCase(), OF).toString('base64');

/** With each of our keys. */
export const emailProofs = (config: Keys, email: string): string[] =>
  proofsOf(config, email.toLowerCase(), OF).map((proof) => proof.toString('base64'));
