import { expect, it } from 'vitest';
import { proofOf, seal, unseal } from './secrets.ts';

const keys = { secretsKey: 'a key' };

it('opens what it sealed, for the same owner and by the same key only', () => {
  const sealed = seal(keys, 'JBSWY3DPEHPK3PXP', 'user 1');
  expect(unseal(keys, sealed, 'user 1')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => unseal(keys, sealed, 'user 2')).toThrow();
  expect(() => unseal({ secretsKey: 'another' }, sealed, 'user 1')).toThrow();
  expect(() =>
    unseal(keys, Buffer.concat([sealed.subarray(0, -1), Buffer.from([sealed.at(-1)! ^ 1])]), 'user 1'),
  ).toThrow();
});

it('shows nothing of a secret, not even that two are the same', () => {
  const [one, other] = [seal(keys, 'same', 'user 1'), seal(keys, 'same', 'user 1')];
  expect(one.equals(other)).toBe(false);
  expect(one.includes('same')).toBe(false);
});

it('the proof of a secret holds for its owner and its key alone', () => {
  const proof = proofOf(keys, 'ABCDE', 'user 1');
  expect(proof.equals(proofOf(keys, 'ABCDE', 'user 1'))).toBe(true);
  for (const other of [
    proofOf(keys, 'ABCDF', 'user 1'),
    proofOf(keys, 'ABCDE', 'user 2'),
    proofOf({ secretsKey: 'another' }, 'ABCDE', 'user 1'),
  ])
    expect(other.equals(proof)).toBe(false);
});
