import { httpLoad } from '../../apps/api/bench/load.ts';
import { startHello } from '../../apps/api/bench/start-hello.ts';

/**
 * Responses per second of a minimal Fastify server, as measured here on the idle machine to which the goals in absolute
 * units refer.
 */
const REFERENCE_RATE = 48_000;
const WARM_MS = 500;
const WINDOW_MS = 1500;

/** How fast the machine is now, as a multiple of the reference machine. */
export async function measureMachineSpeed(): Promise<number> {
  const hello = await startHello();
  const load = httpLoad(hello.url);
  try {
    await load.rate({ path: '/' }, WARM_MS);
    return (await load.rate({ path: '/' }, WINDOW_MS)) / REFERENCE_RATE;
  } finally {
    load.close();
    await hello.stop();
  }
}
