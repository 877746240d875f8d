import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

type Keys = Pick<Config, 'secretsKey'>;
const IV = 12;
const TAG = 16;

/** Encrypts what must be read again by us and by nobody else. `of` names whose it is: sealed for one, it opens for no other. */
export function seal({ secretsKey }: Keys, secret: string, of: string): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secretsKey, 'seal'), iv).setAAD(Buffer.from(of));
  return Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

export function unseal({ secretsKey }: Keys, sealed: Buffer, of: string): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secretsKey, 'seal'), sealed.subarray(0, IV))
    .setAAD(Buffer.from(of))
    .setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(IV, -TAG)), decipher.final()]).toString('utf8');
}

/** Proves a secret too short to be kept as a plain hash: without the key nothing can be tried against it. */
export const proofOf = ({ secretsKey }: Keys, secret: string, of: string): Buffer =>
  createHmac('sha256', keyFor(secretsKey, 'proof')).update(`${of}\n${secret}`).digest();

const keyFor = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `mirante ${use}`, 32));
