import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { getHeapStatistics } from 'node:v8';
import { problem, sendProblem } from './errors.ts';

export interface Bearable {
  /** The event loop delay from which requests are refused. */
  loopDelayMs: number;
}

/** Refuses requests while overloaded, so that those in progress stay fast. */
export async function refuseOverload(app: FastifyInstance, { loopDelayMs }: Bearable): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: loopDelayMs,
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
