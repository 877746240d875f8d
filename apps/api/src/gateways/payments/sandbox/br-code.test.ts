import { isValidPixPayload } from '@brazilian-utils/brazilian-utils/is-valid-pix-payload';
import { describe, expect, test } from 'vitest';
import { newPixCode } from './br-code.ts';

/** Two digits of id, two of length, then that many characters: nothing may be left over or missing. */
function parse(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const [, id, length] = /^(\d{2})(\d{2})/.exec(text.slice(at)) ?? [];
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (!id || value.length !== Number(length) || found.has(id)) throw new Error(`malformed at ${at}`);
    found.set(id, value);
    at += 4 + value.length;
  }
  return found;
}

/** CRC-16/CCITT-FALSE over everything before its four digits. */
function crc(text: string): string {
  let register = 0xffff;
  for (const byte of Buffer.from(text)) {
    register ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      register = register & 0x8000 ? ((register << 1) ^ 0x1021) & 0xffff : (register << 1) & 0xffff;
  }
  return register.toString(16).toUpperCase().padStart(4, '0');
}

const manual =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

describe("the test's own BR Code parser", () => {
  test("agrees with the published check value and the central bank's example", () => {
    expect(crc('123456789')).toBe('29B1');
    expect(crc(manual.slice(0, -4))).toBe('1D3D');
    expect(parse(manual).get('63')).toBe('1D3D');
    expect(isValidPixPayload(manual)).toBe(true);
  });

  test('refuses a wrong length even with a right checksum', () => {
    const wrong = manual.slice(0, -4).replace('5913', '5914');
    expect(() => parse(`${wrong}${crc(wrong)}`)).toThrow('malformed');
  });
});

test('a sandbox Pix code is a well-formed dynamic BR Code', () => {
  for (let n = 0; n < 200; n += 1) {
    const code = newPixCode();
    const fields = parse(code);
    expect([...fields.keys()]).toEqual(['00', '01', '26', '52', '53', '58', '59', '60', '62', '63']);
    expect(Object.fromEntries(fields)).toMatchObject({
      '00': '01',
      '01': '12',
      '52': '0000',
      '53': '986',
      '58': 'BR',
      62: '0503***',
      63: crc(code.slice(0, -4)),
    });
    const account = parse(fields.get('26')!);
    expect(account.get('00')).toBe('br.gov.bcb.pix');
    expect(account.get('25')).toMatch(/^pix\.sandbox\.[a-z]+\.example\/qr\/v2\/[0-9a-f]{32}$/);
    expect(fields.get('59')!.length).toBeLessThanOrEqual(25);
    expect(isValidPixPayload(code)).toBe(true);
  }
});

test('sandbox Pix codes are unique', () => {
  expect(new Set(Array.from({ length: 100 }, newPixCode)).size).toBe(100);
});
