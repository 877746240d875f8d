import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushTarget } from '../gateways/push/port.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: Buffer;
}
/** The response to one push; `hang` sends none. */
type Answer = { status: number; headers?: Record<string, string> } | 'hang';

export interface PushService {
  url: string;
  received: Map<string, Received[]>;
  /** The maximum of concurrent requests so far. */
  most: () => number;
  close(): Promise<void>;
}

/** A local push service that answers by request path. */
export async function openPushService(answer: (path: string, nth: number) => Answer): Promise<PushService> {
  const received = new Map<string, Received[]>();
  let open = 0;
  let most = 0;
  const server: Server = createServer((request, reply) => {
    const path = request.url!;
    const chunks: Buffer[] = [];
    most = Math.max(most, (open += 1));
    reply.on('close', () => (open -= 1));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const before = received.get(path) ?? [];
      received.set(path, [...before, { headers: request.headers, body: Buffer.concat(chunks) }]);
      const given = answer(path, before.length);
      if (given !== 'hang') reply.writeHead(given.status, given.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    most: () => most,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A browser with its subscription's keys, which decrypts messages. Source: RFC 8291, RFC 8188. */
export function openBrowser(endpoint: string): PushTarget & { read: (body: Buffer) => unknown } {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    p256dh: own.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    read: (body) => {
      const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
      const input = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
      const derive = (use: string, length: number) =>
        Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${use}\0`, length));
      const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      cipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8')) as unknown;
    },
  };
}

/**
 * The contents of a VAPID header, after verifying its signature by the key it names. Throws if it is invalid. Source:
 * RFC 8292.
 */
export function vapidOf(header: string): { key: string; claims: { aud: string; sub: string; exp: number } } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is not of this key');
  return { key, claims: JSON.parse(Buffer.from(claims!, 'base64url').toString()) };
}
