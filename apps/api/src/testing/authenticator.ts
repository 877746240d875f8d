import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { PasskeyChallenge, PasskeyOffer } from '@mirante/domain/access/passkey.ts';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A software passkey, as created by a browser and a device: ES256, one credential, without attestation. */
export class Authenticator {
  readonly id = randomBytes(32);
  /** The signature counter; some devices always send 0. */
  counter = 0;
  /** Whether it verifies its user by finger, face or PIN. */
  verifies = true;
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  /** Whether it counts its signatures. */
  counts = true;
  /** The origin that the browser reports. */
  origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** A browser's response for a new credential. */
  create({ challenge, rp }: Pick<PasskeyOffer, 'challenge' | 'rp'>) {
    const key = this.#cosePublicKey();
    const data = Buffer.concat([this.#head(rp.id, HAS_KEY), Buffer.alloc(16), uint16(this.id.length), this.id, key]);
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(data)],
    ]);
    return {
      credential_id: this.id.toString('base64url'),
      client_data: this.#clientData('webauthn.create', challenge),
      attestation: attestation.toString('base64url'),
      transports: ['internal'],
    };
  }

  /** A browser's response with a signature. */
  sign({ challenge, rp_id }: Pick<PasskeyChallenge, 'challenge' | 'rp_id'>) {
    this.counter = this.counts ? this.counter + 1 : 0;
    const data = this.#head(rp_id, 0);
    const client_data = this.#clientData('webauthn.get', challenge);
    const signed = Buffer.concat([data, sha256(Buffer.from(client_data, 'base64url'))]);
    return {
      credential_id: this.id.toString('base64url'),
      client_data,
      authenticator_data: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    };
  }

  #head(rpId: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | (this.verifies ? VERIFIED : 0) | flags]), count]);
  }

  #clientData(type: string, challenge: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false })).toString(
      'base64url',
    );
  }

  #cosePublicKey(): Buffer {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    return map([
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), bytes(Buffer.from(x, 'base64url'))],
      [int(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
  }
}

// The subset of CBOR (RFC 8949) that a credential needs.
const head = (major: number, n: number): Buffer => {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(n)]);
};
const uint16 = (n: number): Buffer => Buffer.from([n >> 8, n & 0xff]);
const int = (n: number): Buffer => (n >= 0 ? head(0, n) : head(1, -1 - n));
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
