import { expect, it } from 'vitest';
import { isPublicAddress, isPublicUrl } from './public-address.ts';

it.each([
  '10.0.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'nowhere',
])('public address: %s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['142.250.78.10', '2800:3f0:4001::200a'])('public address: %s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://142.250.78.10/abc',
])('public address: %s may be called', (url) => {
  expect(isPublicUrl(url)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/a',
  'https://localhost/a',
  'https://LOCALHOST./a',
  'https://api/a',
  'https://db.internal/a',
  'https://printer.local/a',
  'https://user:secret@push.example/a',
  'https://push.example:8443/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://[::1]/a',
  'https://[::ffff:169.254.169.254]/a',
  'file:///etc/passwd',
  'no address',
])('public address: %s may not be called', (url) => {
  expect(isPublicUrl(url)).toBe(false);
});
