import { expect, it } from 'vitest';
import { readWebhook } from './webhook.ts';

const secrets = { path: 'c0ffee', user: 'vindi', password: 'hook-password' };
const body = JSON.stringify({ event: { type: 'bill_paid', created_at: '2026-11-25', data: { bill: { id: 7 } } } });
const basicOf = (credentials: string | Buffer) => `Basic ${Buffer.from(credentials).toString('base64')}`;
const read = (secret: string, authorization: string) =>
  readWebhook(secrets, { headers: { authorization }, body, secret });
const credentials = `${secrets.user}:${secrets.password}`;

/** Every copy of the text with one bit altered. */
const alteredOf = (text: string): Buffer[] =>
  Array.from({ length: text.length * 8 }, (_, bit) => {
    const bytes = Buffer.from(text);
    bytes[bit >> 3]! ^= 1 << (bit & 7);
    return bytes;
  });

it('a Vindi webhook is read with its path secret and credentials', () => {
  expect(read(secrets.path, basicOf(credentials))).toMatchObject({ type: 'bill_paid', chargeCode: '7' });
});

it('a Vindi webhook is refused with any bit of its path secret or credentials altered', () => {
  for (const path of alteredOf(secrets.path))
    expect(read(path.toString('latin1'), basicOf(credentials))).toBeUndefined();
  for (const other of alteredOf(credentials)) expect(read(secrets.path, basicOf(other))).toBeUndefined();
});
