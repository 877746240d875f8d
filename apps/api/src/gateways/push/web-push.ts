import { isIP } from 'node:net';
import { Agent, request, type Dispatcher } from 'undici';
import webpush from 'web-push';
import type { PushGateway, PushOutcome } from './port.ts';
import { isPublicAddress, lookupOnly, PrivateAddress } from './public-address.ts';

interface WebPushOptions {
  /** The contact for push services: `mailto:…`. */
  contact: string;
  isAllowed?: (address: string) => boolean;
  /** The time limit of one sending, however slow the other side. */
  limitMs?: number;
}

/** How long a push service stores a message for an offline browser. */
const TTL_SECONDS = 24 * 3600;
const RETRY_SECONDS = 60;
const MAX_RETRY_SECONDS = 3600;

/** Web Push, encrypted for its browser. Source: RFC 8030 (protocol), RFC 8291 (aes128gcm), RFC 8292 (VAPID). */
export function webPush({ contact, isAllowed = isPublicAddress, limitMs = 5000 }: WebPushOptions): PushGateway {
  const dispatcher = new Agent({ connect: { timeout: 2000, lookup: lookupOnly(isAllowed) }, pipelining: 1 });
  return {
    async send({ publicKey, privateKey }, { endpoint, p256dh, auth }, payload) {
      try {
        const host = new URL(endpoint).hostname.replace(/^\[|\]$/g, '');
        // A literal address is not resolved.
        if (isIP(host) && !isAllowed(host)) throw new PrivateAddress(host);
        const { method, headers, body } = webpush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          payload,
          {
            TTL: TTL_SECONDS,
            urgency: 'normal',
            vapidDetails: { subject: contact, publicKey, privateKey },
          },
        );
        const answer = await request(endpoint, {
          method: method as 'POST',
          headers,
          body,
          dispatcher,
          signal: AbortSignal.timeout(limitMs),
        });
        await answer.body.dump({ limit: 4096 });
        return outcomeOf(answer);
      } catch (error) {
        return isPermanent(error) ? 'gone' : { retryAfter: RETRY_SECONDS, error };
      }
    },
  };
}

function outcomeOf({ statusCode, headers }: Dispatcher.ResponseData): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return 'delivered';
  if (statusCode === 404 || statusCode === 410) return 'gone';
  if (statusCode !== 429 && statusCode < 500) return 'refused';
  const asked = Number(headers['retry-after']);
  return { retryAfter: asked > 0 ? Math.min(asked, MAX_RETRY_SECONDS) : RETRY_SECONDS };
}

/** A disallowed address, or invalid keys. */
const isPermanent = (error: unknown): boolean =>
  error instanceof PrivateAddress ||
  (error as { cause?: unknown }).cause instanceof PrivateAddress ||
  (/subscription|p256dh|auth|key/i.test((error as Error).message) && (error as { code?: string }).code === undefined);
