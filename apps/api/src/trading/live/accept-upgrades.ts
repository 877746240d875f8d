import proxyAddress from '@fastify/proxy-addr';
import { LIVE_PATH } from '@mirante/contract/trading/live-frames.ts';
import type { RefusalCode } from '@mirante/contract/refusals.ts';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '../../config.ts';
import { problem } from '../../http/errors.ts';
import { networkOf } from '../../http/network.ts';
import { rawProblem } from '../../http/raw-problem.ts';
import { meters } from '../../metrics/meters.ts';

/**
 * Connections per address: without a token, and in total. An office, or many mobile phones, may share one. Both
 * multiplied by RATE_LIMIT_FACTOR.
 */
const MAX_WAITING = 250;
const MAX_OF_ADDRESS = 500;
const RETRY_AFTER_SECONDS = 10;

interface Refused {
  code: RefusalCode;
  words: string;
  /** As counted by `ws_refused_total`; requests for another path are not counted. */
  reason?: 'origin' | 'draining' | 'address';
}

/** Passes permitted WebSocket upgrades to `accept`; others are refused with a reason. */
export function acceptUpgrades(
  app: FastifyInstance,
  config: Pick<Config, 'places' | 'trustedProxies' | 'rateLimitFactor'>,
  accept: (request: IncomingMessage, stream: Duplex, head: Buffer, place: () => ConnectionSlot) => void,
): void {
  const origins = new Set([config.places.client, config.places.backoffice].map((place) => new URL(place).origin));
  const isTrusted = proxyAddress.compile([...config.trustedProxies]);
  const waiting = new Tally(MAX_WAITING * config.rateLimitFactor);
  const present = new Tally(MAX_OF_ADDRESS * config.rateLimitFactor);

  app.server.on('upgrade', (request, stream, head) => {
    const address = networkOf(proxyAddress(request, isTrusted));
    const refused = refusalOf(request, address);
    if (refused) refuse(stream, refused);
    else accept(request, stream, head, () => new ConnectionSlot(address, waiting, present));
  });

  function refusalOf({ url, headers: { origin } }: IncomingMessage, address: string): Refused | undefined {
    if (url?.split('?', 1)[0] !== LIVE_PATH) return { code: 'not_found', words: 'Recurso não encontrado.' };
    // Non-browser clients send no origin, and have nobody else's session.
    if (origin !== undefined && !origins.has(origin))
      return { code: 'forbidden', words: 'O painel não se abre a partir desta página.', reason: 'origin' };
    if (app.draining)
      return { code: 'unavailable', words: 'Serviço indisponível. Tente novamente em instantes.', reason: 'draining' };
    if (waiting.isFull(address) || present.isFull(address))
      return {
        code: 'too_many_requests',
        words: 'Há conexões demais da sua rede com o painel. Aguarde um pouco e tente novamente.',
        reason: 'address',
      };
    return undefined;
  }
}

/** A connection's slot within its address's limit. */
export class ConnectionSlot {
  private isWaiting = true;
  private readonly address: string;
  private readonly waiting: Tally;
  private readonly present: Tally;
  constructor(address: string, waiting: Tally, present: Tally) {
    this.address = address;
    this.waiting = waiting;
    this.present = present;
    waiting.add(address);
    present.add(address);
  }
  /** A token was received. */
  showed(): void {
    if (this.isWaiting) this.waiting.remove(this.address);
    this.isWaiting = false;
  }
  /** The connection ended. */
  leave(): void {
    this.showed();
    this.present.remove(this.address);
  }
}

/** Counts per name. */
class Tally {
  private readonly counts = new Map<string, number>();
  private readonly most: number;
  constructor(most: number) {
    this.most = most;
  }
  isFull(name: string): boolean {
    return this.of(name) >= this.most;
  }
  add(name: string): void {
    this.counts.set(name, this.of(name) + 1);
  }
  remove(name: string): void {
    if (this.of(name) <= 1) this.counts.delete(name);
    else this.counts.set(name, this.of(name) - 1);
  }
  private of(name: string): number {
    return this.counts.get(name) ?? 0;
  }
}

function refuse(stream: Duplex, { code, words, reason }: Refused): void {
  if (reason) meters.panelsRefused.inc({ reason });
  const answer = problem(code, words);
  const isForNow = answer.status === 429 || answer.status === 503;
  // The server no longer listens on it: without a listener, a connection reset would crash the process.
  stream.on('error', () => stream.destroy());
  // Nothing else closes it if the client does not.
  stream.on('finish', () => stream.destroy());
  stream.end(rawProblem(answer, isForNow ? { 'retry-after': `${RETRY_AFTER_SECONDS}` } : {}));
}
