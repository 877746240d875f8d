import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { releaseWorkerLock } from '../purchases/worker-lock.ts';
import { processEvent } from './process-events.ts';
import * as store from './webhooks.store.ts';

interface Address {
  gateway: string;
  secret?: string;
}

/** Receives webhooks. Each event is stored once and answered 204, then processed. */
export function receiveWebhooks(app: FastifyInstance, services: Services): void {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.allSettled(running);
    await releaseWorkerLock(services.db);
  });

  async function receive(
    { params, headers, body }: FastifyRequest<{ Params: Address }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { gateway, db, now } = services;
    if (params.gateway !== gateway.name) throw new Refusal('not_found', 'Recurso não encontrado.');
    const event = gateway.readEvent({
      headers,
      body: typeof body === 'string' ? body : '',
      ...(params.secret && { secret: params.secret }),
    });
    if (!event) throw new Refusal('invalid_signature', 'Assinatura inválida.');
    const { type, chargeCode, payload } = event;
    const key = `${gateway.name}:${event.key}`;
    if (chargeCode !== null && (await store.insertEvent(db, { key, type, chargeCode, payload, now: now() }))) {
      const work = processEvent(services, { key, chargeCode }).catch(services.onError);
      running.add(work);
      void work.finally(() => running.delete(work));
    }
    return reply.code(204).send();
  }
  void app.register(async (scope) => {
    // A signature covers the raw body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: Address }>('/api/v1/webhooks/:gateway', receive);
    // Some gateways use a secret path instead of a signature.
    scope.post<{ Params: Address }>('/api/v1/webhooks/:gateway/:secret', receive);
  });
}
