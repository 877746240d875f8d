import type { Config } from '../config.ts';
import { emailProof } from '../crypto/email-proof.ts';
import { openJson, sealJson } from '../crypto/sealed-json.ts';
import type { Cart, SealedCart } from '../database/schema/sales.ts';

type Keys = Pick<Config, 'secretsKeys'>;

/** The owner that a sealed cart is bound to. */
const of = (key: string): string => `cart ${key}`;

/**
 * A checkout's visitor may never have an account: what they typed is encrypted, and found by a keyed hash of their
 * e-mail.
 */
export const sealCart = (config: Keys, key: string, { products, ...typed }: Cart): SealedCart => ({
  products,
  email: typed.email && emailProof(config, typed.email),
  ...sealJson(config, typed, of(key)),
});

/** One stored in clear by an older node is returned as it is. */
export const openCart = (config: Keys, key: string, kept: Cart | SealedCart): Cart =>
  'sealed' in kept ? { ...openJson<Cart>(config, kept, of(key)), products: kept.products } : kept;
