import { timingSafeEqual } from 'node:crypto';
import { hashOf } from '../../../crypto/tokens.ts';
import type { Delivery, GatewayEvent } from '../port.ts';

export interface WebhookSecrets {
  /** The last segment of the webhook's path. */
  path: string;
  user: string;
  password: string;
}

/**
 * Vindi's webhooks have no signature: callers with the path secret and the Basic credentials are heard, and trusted only as a reason
 * to read the bill.
 */
export function readWebhook(secrets: WebhookSecrets, { headers, body, secret }: Delivery): GatewayEvent | undefined {
  const basic = `Basic ${Buffer.from(`${secrets.user}:${secrets.password}`).toString('base64')}`;
  // Both are compared in constant time, whatever the first result.
  const known = [isSame(secret, secrets.path), isSame(headers.authorization, basic)];
  return known.every(Boolean) ? eventIn(body) : undefined;
}

function isSame(given: unknown, expected: string): boolean {
  return timingSafeEqual(hashOf(typeof given === 'string' ? given : ''), hashOf(expected)) && typeof given === 'string';
}

interface Named {
  id?: unknown;
  status?: unknown;
  bill?: Named | null;
}
interface WebhookBody {
  event?: { type?: unknown; created_at?: unknown; data?: Record<string, Named | null | undefined> | null };
}

function eventIn(body: string): GatewayEvent | undefined {
  const event = parsed(body)?.event;
  const type = shortText(event?.type);
  if (!event || !type) return undefined;
  const at = shortText(event.created_at) ?? '';
  const [kind, about] = Object.entries(event.data ?? {}).find(([, value]) => idOf(value) !== null) ?? [
    'none',
    undefined,
  ];
  const id = idOf(about);
  const bill = kind === 'bill' ? id : idOf(about?.bill);
  const payload = JSON.stringify({
    event: { type, created_at: at, data: { [kind]: { id, status: shortText(about?.status) ?? null, bill } } },
  });
  // Events have no id: type, object and time form one.
  return { key: `${type}:${kind}:${id}:${at}`, type, chargeCode: bill === null ? null : String(bill), payload };
}

function parsed(body: string): WebhookBody | undefined {
  try {
    const hook = JSON.parse(body) as unknown;
    return typeof hook === 'object' && hook !== null ? hook : undefined;
  } catch {
    return undefined;
  }
}

const idOf = (named: Named | null | undefined): number | null =>
  Number.isSafeInteger(named?.id) && Number(named?.id) > 0 ? Number(named?.id) : null;
const shortText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length > 0 && value.length <= 60 && !value.includes('\u0000') ? value : undefined;
