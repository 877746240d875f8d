import type { JobHandlers } from '../../jobs/job-input.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mixed, object } from 'yup';
import type { Services } from '../../services.ts';
import { advance } from './advance.ts';
import type { Clock } from '../../gateways/clock/clock.ts';

const form = object({ advance: mixed() }).noUnknown();

/** The page on which a tester advances the clock. Absent in production. */
export function clockPages(app: FastifyInstance, services: Services, handlers: JobHandlers): void {
  const { clock } = services;
  if (!clock) return;
  app.get('/sandbox/clock', async () => readingOf(clock));
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post('/sandbox/clock', async ({ body, headers }, reply): Promise<FastifyReply | Reading> => {
      const { advance: span } = await form.validate(body ?? {}, { abortEarly: false, stripUnknown: false });
      await advance(handlers, clock, span);
      return headers.accept?.includes('text/html') ? reply.redirect('/sandbox', 303) : readingOf(clock);
    });
  });
}

interface Reading {
  now: string;
  ahead_seconds: number;
}
const readingOf = (clock: Clock): Reading => ({
  now: clock.now().toISOString(),
  ahead_seconds: Math.round(clock.aheadMs() / 1000),
});
