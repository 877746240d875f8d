import { expect, it } from 'vitest';
import { proofOf, proofsOf, seal, unseal } from './secrets.ts';

const keys = { secretsKeys: ['a key'] } as const;

it('sealed secrets: only the same owner and key can open them', () => {
  const sealed = seal(keys, 'JBSWY3DPEHPK3PXP', 'user 1');
  expect(unseal(keys, sealed, 'user 1')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => unseal(keys, sealed, 'user 2')).toThrow();
  expect(() => unseal({ secretsKeys: ['another'] }, sealed, 'user 1')).toThrow();
  expect(() =>
    unseal(keys, Buffer.concat([sealed.subarray(0, -1), Buffer.from([sealed.at(-1)! ^ 1])]), 'user 1'),
  ).toThrow();
});

it('sealed secrets: the ciphertext reveals nothing, not even equality', () => {
  const [one, other] = [seal(keys, 'same', 'user 1'), seal(keys, 'same', 'user 1')];
  expect(one.equals(other)).toBe(false);
  expect(one.includes('same')).toBe(false);
});

it('sealed secrets: a proof is valid for its owner and key alone', () => {
  const proof = proofOf(keys, 'ABCDE', 'user 1');
  expect(proof.equals(proofOf(keys, 'ABCDE', 'user 1'))).toBe(true);
  for (const other of [
    proofOf(keys, 'ABCDF', 'user 1'),
    proofOf(keys, 'ABCDE', 'user 2'),
    proofOf({ secretsKeys: ['another'] }, 'ABCDE', 'user 1'),
  ])
    expect(other.equals(proof)).toBe(false);
});

it('sealed secrets: are opened by an older key, and made by the newest', () => {
  const both = { secretsKeys: ['a new key', 'a key'] } as const;
  const newest = { secretsKeys: ['a new key'] } as const;
  expect(unseal(both, seal(keys, 'JBSWY3DPEHPK3PXP', 'user 1'), 'user 1')).toBe('JBSWY3DPEHPK3PXP');
  expect(unseal(newest, seal(both, 'JBSWY3DPEHPK3PXP', 'user 1'), 'user 1')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => unseal(both, seal(keys, 'JBSWY3DPEHPK3PXP', 'user 1'), 'user 2')).toThrow();
  expect(proofOf(both, 'ABCDE', 'user 1')).toEqual(proofOf(newest, 'ABCDE', 'user 1'));
  expect(proofsOf(both, 'ABCDE', 'user 1')).toEqual([newest, keys].map((each) => proofOf(each, 'ABCDE', 'user 1')));
});
