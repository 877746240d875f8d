import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Db } from '../database/db.ts';
import { keyedMutex } from '../gateways/keyed-mutex.ts';
import type { Mail } from '../gateways/mail/port.ts';
import { jobHandlers } from '../job-handlers.ts';
import type { BoundContract } from '../http/bind-handlers.ts';
import { openServices } from '../open-services.ts';
import { routes } from '../routes.ts';
import type { Services } from '../services.ts';
import { useClock, testNow } from './clock.ts';
import { checkAnswer } from './check-answer.ts';
import { freshDatabase, seededDatabase, type TestDatabase } from './database.ts';

export interface TestApiOptions {
  /**
   * The server's clock. The default is that of the node beside it, or `testNow`; `real` is the machine's, which
   * `/sandbox/clock` can advance.
   */
  now?: (() => Date) | 'real';
  env?: Record<string, string>;
  /** Replacement parts, such as a failing gateway. */
  services?: Partial<Services>;
  /** Another node over the same database. */
  beside?: TestApi;
  /** Whether its database holds the demonstration company at `seededAt`, instead of nothing. */
  seeded?: boolean;
  /** Additional calls served besides the API's own. */
  also?: readonly BoundContract[];
}
export interface AskOptions {
  /** A session token. */
  as?: string | undefined;
  /** The `Idempotency-Key`. */
  key?: string | undefined;
  headers?: Record<string, string>;
}

export interface TestApi {
  app: FastifyInstance;
  db: Db;
  services: Services;
  database: TestDatabase;
  get(path: string, options?: AskOptions): Promise<LightMyRequestResponse>;
  post(path: string, body?: object, options?: AskOptions): Promise<LightMyRequestResponse>;
  patch(path: string, body?: object, options?: AskOptions): Promise<LightMyRequestResponse>;
  put(path: string, body?: object, options?: AskOptions): Promise<LightMyRequestResponse>;
  delete(path: string, options?: AskOptions): Promise<LightMyRequestResponse>;
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Runs every queued job. */
  runJobs(): Promise<void>;
  /** All mail so far, after running the queued jobs. */
  mails(): Promise<Mail[]>;
  close(): Promise<void>;
}

const settings = {
  NODE_ENV: 'test',
  RUN_JOBS: 'false',
  RATE_LIMIT_FACTOR: '1000',
  DATA_DIR: join(tmpdir(), 'mirante-test'),
};

const open: TestApi[] = [];

/** Closes the test file's APIs, newest first. */
export async function closeTestApis(): Promise<void> {
  for (const api of open.splice(0).toReversed()) await api.close();
}

/** The API with a database of its own, without a port. Closed automatically after the file's last test. */
export async function testApi({
  env,
  services: parts,
  beside,
  seeded = false,
  also = [],
  ...options
}: TestApiOptions = {}): Promise<TestApi> {
  const database = beside?.database ?? (await (seeded ? seededDatabase() : freshDatabase()));
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const config = readConfig({ ...settings, DATABASE_URL: database.url, ...env });
  const inTurn = keyedMutex();
  const now = clockOf(options.now, beside);
  const services = await openServices(config, {
    poolSize: 8,
    onError: fail,
    instead: { mailer, ...(now && { now }), ...parts },
  });
  useClock(services.db, services.now);
  const app = await buildApp(services, { served: [...routes, ...also] });
  const api: TestApi = {
    app,
    services,
    database,
    db: services.db,
    ...callers(app),
    runJobs: () => services.jobs.drain(jobHandlers(services)),
    // In turn: beside another run, this one could find the queue empty while that one's mail is not sent yet.
    mails: () =>
      inTurn('mails', async () => {
        await api.runJobs();
        return sent;
      }),
    close: async () => {
      await app.close();
      await services.jobs.stop();
      await services.outbox.stop();
      await services.pool.end();
      if (!beside) await database.drop();
    },
  };
  open.push(api);
  return api;
}

function clockOf(now: TestApiOptions['now'], beside: TestApi | undefined): (() => Date) | undefined {
  // With an advanced clock, a second node opens the clock itself, as a process would.
  if (now === 'real' || (!now && beside?.services.clock)) return undefined;
  return now ?? beside?.services.now ?? testNow;
}

const fail = (error: unknown) => {
  throw error;
};

function callers(app: FastifyInstance): Pick<TestApi, 'get' | 'post' | 'patch' | 'put' | 'delete' | 'inject'> {
  const inject = async (request: InjectOptions) => {
    const answer = await app.inject(request);
    checkAnswer(request, answer);
    return answer;
  };
  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    { as, key, headers }: AskOptions = {},
  ) =>
    inject({
      method,
      url,
      ...(payload && { payload }),
      headers: { ...(as && { authorization: `Bearer ${as}` }), ...(key && { 'idempotency-key': key }), ...headers },
    });
  return {
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    patch: (path, body, options) => call('PATCH', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
    inject,
  };
}
