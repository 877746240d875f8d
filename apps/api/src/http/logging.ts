import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { pino, type Bindings, type Level, type Logger, type LoggerOptions } from 'pino';

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

const timeNow = () => new Date().toISOString();

/** JSON lines without bodies, parameter values or personal data: a route is logged by its pattern. */
const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: undefined,
  timestamp: () => `,"time":"${timeNow()}"`,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
    err: ({ name, message, stack, code }: Error & { code?: string }) => ({ type: name, message, stack, code }),
  },
});

/** The bytes and milliseconds after which a batch of lines is written; each write wakes another thread. */
const BATCH = 32_768;
const LONGEST_WAIT_MS = 200;

export interface Log {
  log: Logger;
  /** Logs a response. Its fields are all known here, so that no redaction is needed. */
  answer: (line: object) => void;
}

/**
 * The process's log. Lines are batched, so that no response waits for a write: `process.exit` and an uncaught error
 * flush the rest, and `fatal` writes at once. Only SIGKILL loses the last lines.
 */
export function openLog(level: string): Log {
  const destination = openDestination();
  const log = pino(loggerOptions(level), destination);
  const answer = (line: object) => {
    if (log.isLevelEnabled('info'))
      destination.write(`${JSON.stringify({ level: 'info', time: timeNow(), ...line })}\n`);
  };
  return { log, answer };
}

/** Lines are buffers: as strings, the whole batch would be measured again for each line. */
function openDestination() {
  const destination = pino.destination({
    sync: false,
    contentMode: 'buffer',
    minLength: BATCH,
    maxWrite: 2 * BATCH,
    periodicFlush: LONGEST_WAIT_MS,
  });
  return {
    write: (line: string) => destination.write(Buffer.from(line) as unknown as string),
    flush: (done: (error?: Error) => void) => destination.flush(done),
    flushSync: () => destination.flushSync(),
  };
}

/** A request's child logger, created on first use: most requests log nothing. */
export function logOfRequest(log: FastifyBaseLogger, bindings: Bindings): FastifyBaseLogger {
  let own: FastifyBaseLogger | undefined;
  const child = () => (own ??= log.child(bindings));
  const at =
    (level: Level) =>
    (...line: [string]) =>
      child()[level](...line);
  return {
    get level() {
      return log.level;
    },
    trace: at('trace'),
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('fatal'),
    silent: () => undefined,
    child: (...given) => child().child(...given),
  };
}

const routeOf = (request: FastifyRequest) => request.routeOptions?.url ?? 'unknown';

/** One line per response. */
export function logAnswers(app: FastifyInstance, answer: Log['answer']): void {
  app.addHook('onResponse', (request, reply, done) => {
    const viewer = request.session?.viewer;
    answer({
      request_id: request.id,
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(viewer && { [`${viewer.role}_id`]: viewer.id }),
    });
    done();
  });
}
