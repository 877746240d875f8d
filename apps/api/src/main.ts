import { pino } from 'pino';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { loggerOptions } from './http/logging.ts';
import { jobHandlers } from './job-handlers.ts';
import { serveMetrics } from './metrics/scrape.ts';
import { openServices } from './open-services.ts';

/** Whoever stops us kills after 25 seconds or so. */
const LIMIT_MS = 24_000;

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
  await new Promise((resolve) => setTimeout(resolve, drain));
  await app.close();
  metrics?.close();
  await services.jobs.stop();
  await services.outbox.stop();
  await services.pool.end();
  process.exit(code);
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
