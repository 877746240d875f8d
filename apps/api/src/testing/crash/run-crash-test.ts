import { openDb } from '../../database/db.ts';
import { freePort, kill, startApi } from '../api-process.ts';
import { freshDatabase } from '../database.ts';
import { audit, countIncomplete, type Audit } from './audit.ts';
import { sendUntilAnswered, newPurchases, sendOnce, type Purchase, type StatusCounts } from './purchases.ts';

export interface CrashOptions {
  /** The number of kills of an API process. */
  cycles: number;
  /** Purchases under way at each kill. */
  burst: number;
  /** The database server, if it is to be killed too, and how often. */
  server?: Server & { kills: number };
  /** Settings of the API processes. */
  env?: Record<string, string>;
  /** Called after each kill, once its purchases are answered. */
  onKill?: (kills: number) => void;
}
interface Server {
  kill(): Promise<void>;
  start(): Promise<void>;
}
export interface CrashFigures extends Audit {
  kills: number;
  serverKills: number;
  purchases: number;
  /** Answered before the kill. */
  answered: number;
  /** Incomplete after it, and how many of these already have a charge. */
  halfDone: number;
  charged: number;
  /** The responses to all calls, and to those made while the database was down. */
  seen: StatusCounts;
  seenAway: StatusCounts;
}

const PROCESSES = 2;

/**
 * Repeatedly kills one of two API processes with SIGKILL during purchases, and sometimes the database server; then
 * retries each purchase with the same key, and audits the books.
 */
export async function runCrashTest({ cycles, burst, server, env, onKill }: CrashOptions): Promise<CrashFigures> {
  const database = await freshDatabase();
  const db = openDb({ url: database.url, size: 4 });
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  const start = (n: number) => startApi(database.url, ports[n]!, env);
  const apis = await Promise.all(ports.map((_, n) => start(n)));
  const all: Purchase[] = [];
  const figures = { kills: 0, serverKills: 0, answered: 0, halfDone: 0, charged: 0 };
  const [seen, seenAway]: [StatusCounts, StatusCounts] = [{}, {}];

  /** Sends a burst, and calls `strike` at a random time from before the first write to after the last answer. */
  async function interrupt(strike: () => Promise<void>, window: number): Promise<[Purchase[], number]> {
    const purchases = await newPurchases(db, burst, all.length);
    all.push(...purchases);
    const sent = Promise.all(purchases.map((purchase, n) => sendOnce(ports[n % PROCESSES]!, purchase, seen)));
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, Math.random() * window))]);
    await strike();
    await sent;
    const answered = purchases.filter(({ answer }) => answer).length;
    figures.answered += answered;
    return [purchases, window * (answered === 0 ? 1.15 : answered === burst ? 0.85 : 1)];
  }
  const insistAll = (purchases: readonly Purchase[]) =>
    Promise.all(purchases.map((purchase) => sendUntilAnswered(ports, purchase, seen)));
  const countHalfDone = async () => {
    const left = await countIncomplete(db);
    figures.halfDone += left.purchases;
    figures.charged += left.charged;
  };

  async function killApi(window: number): Promise<number> {
    const victim = Math.floor(Math.random() * PROCESSES);
    const [purchases, next] = await interrupt(() => kill(apis[victim]!), window);
    figures.kills += 1;
    await countHalfDone();
    // The other process serves meanwhile.
    const [restarted] = await Promise.all([start(victim), insistAll(purchases)]);
    apis[victim] = restarted;
    return next;
  }

  async function killServer({ kill: strike, start: restart }: Server, window: number): Promise<number> {
    const [purchases, next] = await interrupt(strike, window);
    figures.serverKills += 1;
    await Promise.all(purchases.map((purchase, n) => sendOnce(ports[n % PROCESSES]!, purchase, seenAway)));
    await restart();
    await countHalfDone();
    await insistAll(purchases);
    return next;
  }

  try {
    // The duration of a burst without a kill, over which the kills are spread.
    const begun = performance.now();
    const first = await newPurchases(db, burst, -1);
    all.push(...first);
    await insistAll(first);
    const length = performance.now() - begun;
    const windows = { api: length, server: length };
    for (const target of schedule(cycles, server?.kills ?? 0)) {
      if (target === 'api') windows.api = await killApi(windows.api);
      else windows.server = await killServer(server!, windows.server);
      onKill?.(figures.kills + figures.serverKills);
    }
    await Promise.all(apis.map(kill));
    return { ...figures, purchases: all.length, seen, seenAway, ...(await audit(db, all)) };
  } finally {
    await Promise.all(apis.map(kill));
    await db.destroy();
    await database.drop();
  }
}

/** Spreads the server's kills evenly among those of the API. */
function schedule(api: number, server: number): ('api' | 'server')[] {
  const total = api + server;
  return Array.from({ length: total }, (_, n) =>
    Math.floor(((n + 1) * server) / total) > Math.floor((n * server) / total) ? 'server' : 'api',
  );
}
