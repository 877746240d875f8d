import type { Viewer } from '@mirante/domain/access.ts';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { pino, type Bindings, type Logger, type LoggerOptions } from 'pino';

/** Fields of secrets or personal data, redacted anywhere in a logged object. */
const hidden = [
  'authorization',
  'cookie',
  'password',
  'card_number',
  'card_cvv',
  'card_name',
  'card_expiration',
  'gateway_token',
  'cpf',
  'email',
  'phone',
  'cell_phone',
  'token',
  'code_hash',
];

/** The current time, formatted once per millisecond. */
const timeNow = (() => {
  let at = NaN;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== at) [at, text] = [now, new Date(now).toISOString()];
    return text;
  };
})();

/** JSON lines without bodies, parameter values or personal data: a route is logged by its pattern. */
const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: undefined,
  timestamp: () => `,"time":"${timeNow()}"`,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
  hooks: {
    // Pino repeats an error's own message beside it, as the line's.
    logMethod(line, method) {
      const [first, text = messageOf(first), ...rest] = line as [unknown, ...string[]];
      method.apply(this, [first, text, ...rest] as typeof line);
    },
  },
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
    err: writtenError,
  },
});

/** Of an error that is logged without words. */
function messageOf(logged: unknown): string | undefined {
  const error = logged instanceof Error ? logged : (logged as { err?: unknown } | null | undefined)?.err;
  return error instanceof Error ? withoutEmails(error.message) : undefined;
}

interface WrittenError {
  type: string;
  message: string;
  stack: string | undefined;
  code: string | undefined;
  cause: WrittenError | undefined;
  /** Of an `AggregateError`, whose own message may not tell why. */
  errors: WrittenError[] | undefined;
}

/** Hundreds of papers may fail alike. */
const MAX_GATHERED = 5;

function writtenError(error: Error & { code?: string }): WrittenError {
  const { name, message, stack, code, cause } = error;
  const gathered = error instanceof AggregateError ? (error.errors as unknown[]).slice(0, MAX_GATHERED) : undefined;
  return {
    type: name,
    message: withoutEmails(message),
    stack: stack && withoutEmails(stack),
    code,
    cause: cause instanceof Error ? writtenError(cause) : undefined,
    errors: gathered?.filter((each) => each instanceof Error).map(writtenError),
  };
}

/** A mail server's refusal names the recipient. Bounded by a local part's length: a long text would take seconds. */
export const withoutEmails = (text: string): string => text.replaceAll(/[\w.%+-]{1,64}@[\w-]+(\.[\w-]+)+/g, '[hidden]');

/** The characters and milliseconds after which a batch of lines is written; each write wakes another thread. */
const BATCH = 32_768;
const MAX_WAIT_MS = 200;

interface Answer {
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  viewer: Viewer | undefined;
  /** The id of a user who views as the client. */
  viewedBy: number | null | undefined;
}

export interface Log {
  log: Logger;
  /** Logs a response. Its fields are all known here, so that no redaction is needed. */
  answer: (answer: Answer) => void;
}

/**
 * The process's log. Lines are batched, so that no response waits for a write: `process.exit` and an uncaught error
 * flush the rest, and `fatal` writes at once. Only SIGKILL loses the last lines.
 */
export function openLog(level: string): Log {
  const destination = openDestination();
  const log = pino(loggerOptions(level), destination);
  const answer = (given: Answer) => {
    if (log.isLevelEnabled('info')) destination.write(lineOf(given));
  };
  return { log, answer };
}

/** Only a route may need escaping: serializing an object would take twice as long. */
const lineOf = ({ requestId, method, route, status, ms, viewer, viewedBy }: Answer) =>
  `{"level":"info","time":"${timeNow()}","request_id":"${requestId}","method":"${method}",` +
  `"route":${JSON.stringify(route)},"status":${status},"ms":${ms}` +
  `${viewer ? `,"${viewer.role}_id":${viewer.id}` : ''}${viewedBy ? `,"viewed_by":${viewedBy}` : ''}}\n`;

/** Lines are joined before they are encoded: a buffer for each would cost more than the line. */
function openDestination() {
  // Only `flush` starts a write, as one started during the exit may not end.
  const destination = pino.destination({ sync: false, minLength: 8 * BATCH, maxWrite: 16 * BATCH });
  let batch = '';
  const passBatch = () => {
    if (batch) destination.write(batch);
    batch = '';
  };
  const flush = (done?: (error?: Error) => void) => {
    passBatch();
    destination.flush(done);
  };
  const flushSync = () => {
    passBatch();
    destination.flushSync();
  };
  setInterval(flush, MAX_WAIT_MS).unref();
  process.on('exit', flushSync);
  return {
    write: (line: string) => {
      batch += line;
      if (batch.length >= BATCH) flush();
    },
    flush,
    flushSync,
  };
}

/** A request's child logger, created on first use: most requests log nothing. */
class RequestLog implements FastifyBaseLogger {
  readonly #log: FastifyBaseLogger;
  readonly #bindings: Bindings;
  #child: FastifyBaseLogger | undefined;

  constructor(log: FastifyBaseLogger, bindings: Bindings) {
    this.#log = log;
    this.#bindings = bindings;
  }
  get #own(): FastifyBaseLogger {
    return (this.#child ??= this.#log.child(this.#bindings));
  }
  get level(): string {
    return this.#log.level;
  }
  trace(...line: [string]): void {
    this.#own.trace(...line);
  }
  debug(...line: [string]): void {
    this.#own.debug(...line);
  }
  info(...line: [string]): void {
    this.#own.info(...line);
  }
  warn(...line: [string]): void {
    this.#own.warn(...line);
  }
  error(...line: [string]): void {
    this.#own.error(...line);
  }
  fatal(...line: [string]): void {
    this.#own.fatal(...line);
  }
  silent(): void {}
  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#own.child(...given);
  }
}

export const logOfRequest = (log: FastifyBaseLogger, bindings: Bindings): FastifyBaseLogger =>
  new RequestLog(log, bindings);

const routeOf = (request: FastifyRequest) => request.routeOptions?.url ?? 'unknown';

/** One line per response. */
export function logAnswers(app: FastifyInstance, answer: Log['answer']): void {
  app.addHook('onResponse', (request, reply, done) => {
    answer({
      requestId: request.id,
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      viewer: request.session?.viewer,
      viewedBy: request.session?.viewedBy,
    });
    done();
  });
}
