import { expect, it } from 'vitest';
import { isSigned, sign, TOLERANCE_SECONDS } from './signature.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const signedAt = (seconds: number) => sign('secret', '{}', new Date(now.getTime() + seconds * 1000));

it.each([-TOLERANCE_SECONDS, 0, TOLERANCE_SECONDS])('sandbox signature: accepted %s s from now', (seconds) => {
  expect(isSigned('secret', '{}', signedAt(seconds), now)).toBe(true);
});

it.each([-TOLERANCE_SECONDS - 1, TOLERANCE_SECONDS + 1])('sandbox signature: refused %s s from now', (seconds) => {
  expect(isSigned('secret', '{}', signedAt(seconds), now)).toBe(false);
});

it('sandbox signature: refused with any bit of the body altered', () => {
  const body = '{"event":{"type":"charge.paid"}}';
  const signature = sign('secret', body, now);
  for (let bit = 0; bit < body.length * 8; bit += 1) {
    const bytes = Buffer.from(body);
    bytes[bit >> 3]! ^= 1 << (bit & 7);
    expect(isSigned('secret', bytes.toString('latin1'), signature, now)).toBe(false);
  }
});
