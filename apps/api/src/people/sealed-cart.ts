import type { Config } from '../config.ts';
import { emailProof } from '../crypto/email-proof.ts';
import { openJson, sealJson } from '../crypto/sealed-json.ts';
import type { Cart, SealedCart } from '../database/schema/sales.ts';

type Keys = Pick<Config, 'secretsKey'>;

/** What a seal is of. */
const of = (key: string): string => `cart ${key}`;

/** Who fills a checkout has no account yet, maybe never: what they typed lies sealed, and is found by their e-mail. */
export const sealCart = (config: Keys, key: string, { products, ...typed }: Cart): SealedCart => ({
  products,
  email: typed.email && emailProof(config, typed.email),
  ...sealJson(config, typed, of(key)),
});

/** One that a node of the version before kept is as it stands. */
export const openCart = (config: Keys, key: string, kept: Cart | SealedCart): Cart =>
  'sealed' in kept ? { ...openJson<Cart>(config, kept, of(key)), products: kept.products } : kept;
