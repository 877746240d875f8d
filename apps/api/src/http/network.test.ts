import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['addresses of one home', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1', true],
  ['one home, however its zeros are written', '2001:db8::1', '2001:0db8:0:0:a::9', true],
  ['two homes', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['homes that zeros tell apart', '2001:db8::1', '2001:db8:0:1::1', false],
  ['an IPv4 address and itself in IPv6', '10.0.0.1', '::ffff:10.0.0.1', true],
  ['an IPv4 address in hexadecimal', '10.0.0.1', '::ffff:a00:1', true],
  ['IPv4 neighbours in IPv6', '::ffff:10.0.0.1', '::ffff:10.0.0.2', false],
])('rate limits by network: %s', (_what, one, other, same) => {
  expect(networkOf(one) === networkOf(other)).toBe(same);
});

test('rate limits count an unparsable address as it is', () => {
  expect(networkOf('')).toBe('');
});
