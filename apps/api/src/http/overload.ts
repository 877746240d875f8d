import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { getHeapStatistics } from 'node:v8';
import { problem, sendProblem } from './errors.ts';

export interface Bearable {
  /** How late the event loop may be before callers are sent away. */
  loopDelayMs: number;
}

/** Sends callers away while there is more to do than can be done: those who are being served are served in time. */
export async function refuseOverload(app: FastifyInstance, { loopDelayMs }: Bearable): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: loopDelayMs,
    maxHeapUsedBytes: 0.85 * getHeapStatistics().heap_size_limit,
    pressureHandler: (request, reply, _type, value) => {
      // A process that is busy is alive: whoever looks after it must not kill it for that.
      if (request.routeOptions.url === '/health/live') return;
      // Not measured at all: the machine stood still for a moment, and goes on.
      if (value === Infinity) return;
      void sendProblem(
        reply.header('retry-after', '5'),
        problem('overloaded', 'Há muitos acessos neste momento. Tente novamente em instantes.'),
      );
    },
  });
}
