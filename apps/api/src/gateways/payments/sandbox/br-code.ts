import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';
import { randomBytes } from 'node:crypto';
import { brand } from '@mirante/domain/house/brand.ts';

/** A dynamic BR Code whose location is not served. */
export function newPixCode(): string {
  const url = `pix.sandbox.${brand.slug}.example/qr/v2/${randomBytes(16).toString('hex')}`;
  const payload = generatePixPayload({ url, merchantName: brand.legal_name, merchantCity: 'Sao Paulo' });
  if (!payload) throw new Error('no BR Code can be made of the brand');
  return payload;
}
