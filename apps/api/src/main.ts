import { Server } from 'node:net';
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { loggerOptions } from './http/logging.ts';
import { jobHandlers } from './job-handlers.ts';
import { serveMetrics } from './metrics/scrape.ts';
import { openServices } from './open-services.ts';

/** Whoever stops us kills after 25 seconds or so. */
const LIMIT_MS = 24_000;
const GRACE_MS = 250;

const config = readConfig(process.env);
const log = pino(loggerOptions(process.env.LOG_LEVEL ?? 'info'));
const services = await openServices(config, { onError: (error) => log.error(error) });
const app = await buildApp(services);
const metrics = config.metricsPort ? await serveMetrics(services, config.metricsPort) : undefined;
let ending = false;

async function end(code: number, drain: number): Promise<void> {
  if (ending) return;
  ending = true;
  setTimeout(() => process.exit(1), LIMIT_MS).unref();
  app.draining = true;
  await sleep(drain);
  await stopListening();
  await app.close();
  metrics?.close();
  await services.jobs.stop();
  await services.outbox.stop();
  await services.pool.end();
  process.exit(code);
}

/**
 * Takes no more connections. Those that wait to be taken are taken first, and each has a moment to say what it is for: to close the
 * server at once would reset them, and a proxy does not repeat a purchase that it has sent already.
 */
async function stopListening(): Promise<void> {
  await nextRound();
  Server.prototype.close.call(app.server);
  await sleep(GRACE_MS);
}

function crash(error: unknown): void {
  log.fatal(error);
  void end(1, 0);
}

process.on('SIGTERM', () => void end(0, config.drainMs));
process.on('SIGINT', () => void end(0, 0));
process.on('uncaughtException', crash);
process.on('unhandledRejection', crash);

if (config.runJobs) await services.jobs.run(jobHandlers(services));
await app.listen({ host: config.host, port: config.port });
