import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { letGo } from '../purchases/lifeline.ts';
import { processEvent } from './inbox.ts';
import * as store from './webhooks.store.ts';

/** Where the gateway tells of events. Each is kept once; it is taken with 204 as soon as it is kept, and looked into after. */
export function receiveWebhooks(app: FastifyInstance, services: Services): void {
  const working = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.allSettled(working);
    await letGo(services.db);
  });
  void app.register(async (scope) => {
    // A signature is made of the body's own characters.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { gateway: string } }>('/api/v1/webhooks/:gateway', async ({ params, headers, body }, reply) => {
      const { gateway, db, now } = services;
      if (params.gateway !== gateway.name) throw new Refusal(404, 'not_found', 'Recurso não encontrado.');
      const text = typeof body === 'string' ? body : '';
      const event = gateway.readEvent({ headers, body: text });
      if (!event) throw new Refusal(401, 'invalid_signature', 'Assinatura inválida.');
      const key = `${gateway.name}:${event.key}`;
      if (await store.keep(db, { key, type: event.type, chargeCode: event.chargeCode, payload: text, now: now() })) {
        const work = processEvent(services, { key, chargeCode: event.chargeCode }).catch(services.onError);
        working.add(work);
        void work.finally(() => working.delete(work));
      }
      return reply.code(204).send();
    });
  });
}
