import type { CheckoutDraft } from '@mirante/domain/sales/resume-link.ts';
import type { Config } from '../config.ts';
import { openJson, sealJson } from '../crypto/sealed-json.ts';
import type { Sealed } from '../database/schema/columns.ts';

type Keys = Pick<Config, 'secretsKeys'>;

/** The checkout that a sealed draft is bound to. */
const of = (key: string): string => `resume ${key}`;

export const sealDraft = (config: Keys, key: string, draft: CheckoutDraft): Sealed => sealJson(config, draft, of(key));
export const openDraft = (config: Keys, key: string, kept: Sealed): CheckoutDraft =>
  openJson<CheckoutDraft>(config, kept, of(key));
