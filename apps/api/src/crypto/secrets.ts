import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import type { Config } from '../config.ts';

type Keys = Pick<Config, 'secretsKeys'>;
const IV = 12;
const TAG = 16;

/** Encrypts a value that we must be able to read. `of` names the owner: it can be opened for no other. */
export function seal({ secretsKeys: [newest] }: Keys, secret: string, of: string): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', keyFor(newest, 'seal'), iv).setAAD(Buffer.from(of));
  return Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** Opens what any of our keys sealed. */
export function unseal({ secretsKeys }: Keys, sealed: Buffer, of: string): string {
  const [newest, ...older] = secretsKeys;
  try {
    return unsealBy(newest, sealed, of);
  } catch (error) {
    const [next, ...others] = older;
    if (next === undefined) throw error;
    return unseal({ secretsKeys: [next, ...others] }, sealed, of);
  }
}

function unsealBy(key: string, sealed: Buffer, of: string): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(key, 'seal'), sealed.subarray(0, IV))
    .setAAD(Buffer.from(of))
    .setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(IV, -TAG)), decipher.final()]).toString('utf8');
}

/** A keyed hash, for secrets too short for a plain one: without the key they cannot be brute-forced. */
export const proofOf = ({ secretsKeys: [newest] }: Keys, secret: string, of: string): Buffer =>
  proofBy(newest, secret, of);

/** By each of our keys, to find what an older one made. */
export const proofsOf = ({ secretsKeys }: Keys, secret: string, of: string): Buffer[] =>
  secretsKeys.map((key) => proofBy(key, secret, of));

const proofBy = (key: string, secret: string, of: string): Buffer =>
  createHmac('sha256', keyFor(key, 'proof')).update(`${of}\n${secret}`).digest();

const keys = new Map<string, KeyObject>();
/** Derived once per process. */
function keyFor(secret: string, use: 'seal' | 'proof'): KeyObject {
  const name = `${use} ${secret}`;
  const key = keys.get(name) ?? createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `mirante ${use}`, 32)));
  keys.set(name, key);
  return key;
}
