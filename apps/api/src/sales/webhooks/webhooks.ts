import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { letGo } from '../purchases/lifeline.ts';
import { processEvent } from './inbox.ts';
import * as store from './webhooks.store.ts';

interface Address {
  gateway: string;
  secret?: string;
}

/** Where the gateway tells of events. Each is kept once; it is taken with 204 as soon as it is kept, and looked into after. */
export function receiveWebhooks(app: FastifyInstance, services: Services): void {
  const working = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.allSettled(working);
    await letGo(services.db);
  });

  async function take(
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
    const { type, chargeCode, kept: payload } = event;
    const key = `${gateway.name}:${event.key}`;
    if (chargeCode !== null && (await store.keep(db, { key, type, chargeCode, payload, now: now() }))) {
      const work = processEvent(services, { key, chargeCode }).catch(services.onError);
      working.add(work);
      void work.finally(() => working.delete(work));
    }
    return reply.code(204).send();
  }
  void app.register(async (scope) => {
    // A signature is made of the body's own characters.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: Address }>('/api/v1/webhooks/:gateway', take);
    // Some gateways sign nothing and have a secret in the address instead.
    scope.post<{ Params: Address }>('/api/v1/webhooks/:gateway/:secret', take);
  });
}
