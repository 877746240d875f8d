import { flushCompileCache } from 'node:module';
import { Server } from 'node:net';
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { closeApp } from './http/close-app.ts';
import { openLog } from './http/logging.ts';
import { deadJobHandlers, dueQueries, jobHandlers } from './job-handlers.ts';
import { serveMetrics } from './metrics/scrape.ts';
import { openServices } from './open-services.ts';
import { closePurchaseQueue } from './sales/purchases/open-purchase.ts';

/** Supervisors kill after about 25 seconds. */
const LIMIT_MS = 24_000;
/** The time to end the jobs in progress after the last request. */
const JOBS_MS = 4000;
/** The time of the purchases in progress: those that still wait for their turn by then are refused, not cut off. */
const PURCHASE_MS = 5000;
/** The time to accept waiting connections. */
const PATIENCE_MS = 1000;

const config = readConfig(process.env);
const opened = openLog(config.logLevel);
const { log } = opened;
const services = await openServices(config, { onError: (error) => log.error(error) });
const app = await buildApp(services, { log: opened });
const metrics = config.metricsPort ? await serveMetrics(services, config.metricsPort) : undefined;
let ending = false;

async function end(code: number, drain: number): Promise<void> {
  if (ending) return;
  ending = true;
  const cutOffAt = performance.now() + LIMIT_MS - JOBS_MS;
  setTimeout(() => process.exit(1), LIMIT_MS).unref();
  app.draining = true;
  await sleep(drain);
  await stopListening();
  await connectionsLeft(drain);
  const lastTurn = setTimeout(closePurchaseQueue, cutOffAt - PURCHASE_MS - performance.now());
  await closeApp(app, cutOffAt - performance.now());
  clearTimeout(lastTurn);
  metrics?.close();
  await services.jobs.stop();
  await services.outbox.stop();
  await services.pool.end();
  // A write in progress would be repeated by the exit.
  await new Promise((written) => log.flush(written));
  process.exit(code);
}

/**
 * Stops accepting after all waiting connections were accepted: those left in the kernel's queue would be reset, and a
 * proxy does not retry a purchase. One is accepted per event loop round.
 */
async function stopListening(): Promise<void> {
  let taken = true;
  app.server.on('connection', () => (taken = true));
  for (const limit = performance.now() + PATIENCE_MS; taken && performance.now() < limit;) {
    taken = false;
    await nextRound();
  }
  Server.prototype.close.call(app.server);
}

/**
 * Responses now close their connection, and a proxy closes idle ones itself: closed from here, one could be in use
 * again.
 */
async function connectionsLeft(patience: number): Promise<void> {
  const open = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  for (const limit = performance.now() + patience; performance.now() < limit && (await open()) !== 0;) await sleep(50);
}

function crash(error: unknown): void {
  log.fatal(error);
  void end(1, 0);
}

process.on('SIGTERM', () => void end(0, config.drainMs));
process.on('SIGINT', () => void end(0, 0));
process.on('uncaughtException', crash);
process.on('unhandledRejection', crash);

if (config.runJobs) await services.jobs.run(jobHandlers(services), deadJobHandlers(services), dueQueries(services));
// All panels reconnect at once after a rollout: a connection refused by the backlog is retried after a second or more.
await app.listen({ host: config.host, port: config.port, backlog: 4096 });
// Otherwise written at the exit, which a process that is killed never reaches.
flushCompileCache();
