import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { getHeapStatistics } from 'node:v8';
import { problem, sendProblem } from './errors.ts';

/** Refuses requests while the event loop is delayed this long, or memory is short: those in progress stay fast. */
export async function refuseOverload(app: FastifyInstance, maxLoopDelayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxLoopDelayMs,
    maxHeapUsedBytes: 0.85 * getHeapStatistics().heap_size_limit,
    pressureHandler: (request, reply, _type, value) => {
      // A busy process is alive: its supervisor must not kill it.
      if (request.routeOptions.url === '/health/live') return;
      // No sample: the machine was suspended for a moment.
      if (value === Infinity) return;
      void sendProblem(
        reply.header('retry-after', '5'),
        problem('overloaded', 'Há muitos acessos neste momento. Tente novamente em instantes.'),
      );
    },
  });
}
