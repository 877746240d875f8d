import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { pino, type Bindings, type Level, type Logger, type LoggerOptions } from 'pino';

/** Names of fields that hold secrets or personal data, wherever they stand in what is logged. */
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

/** JSON lines without bodies, addresses' values or people: a route is named by its pattern. */
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

/** Bytes that wait for their write, which wakes another thread, and milliseconds that they wait at most. */
const BATCH = 32_768;
const LONGEST_WAIT_MS = 200;

export interface Log {
  log: Logger;
  /** Writes the line of an answer, whose fields are all named here: none is looked through for secrets. */
  answer: (line: object) => void;
}

/**
 * The process's log. Lines are written together, so that no answer waits for a write: `process.exit` writes what is left, an uncaught
 * error's end too, and `fatal` writes at once. Only a process that is killed loses the last ones.
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

/** Takes lines as bytes: of texts, it would measure all that wait anew at each line. */
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

/** A request's own log, made when it says something: nearly all say nothing. */
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

/** One line per answer. */
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
