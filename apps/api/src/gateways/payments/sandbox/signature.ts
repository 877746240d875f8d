import { createHmac, timingSafeEqual } from 'node:crypto';

/** The maximum age of a webhook's signature in seconds, against replay. */
export const TOLERANCE_SECONDS = 300;
export const SIGNATURE_HEADER = 'x-sandbox-signature';

/** A webhook signature: `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body">` */
export const sign = (secret: string, body: string, at: Date): string => {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${macOf(secret, t, body).toString('hex')}`;
};

export function isSigned(secret: string, body: string, header: unknown, now: Date): boolean {
  const [, t, v1] = (typeof header === 'string' && /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header)) || [];
  if (!t || !v1 || Math.abs(now.getTime() / 1000 - Number(t)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(v1, 'hex'), macOf(secret, Number(t), body));
}

const macOf = (secret: string, t: number, body: string) => createHmac('sha256', secret).update(`${t}.${body}`).digest();
