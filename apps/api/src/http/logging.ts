import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pino, type Logger, type LoggerOptions } from 'pino';

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

/** JSON lines without bodies, addresses' values or people: a route is named by its pattern. */
const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: undefined,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
    err: ({ name, message, stack, code }: Error & { code?: string }) => ({ type: name, message, stack, code }),
  },
});

/** Bytes that wait for their write, and milliseconds that they wait at most. */
const BATCH = 8192;
const LONGEST_WAIT_MS = 200;

export interface Log {
  log: Logger;
  /** For the line of each answer, whose fields are all named here: none is looked through for secrets. */
  answers: Logger;
}

/**
 * The process's log. Lines are written together, so that no answer waits for a write: `process.exit` writes what is left, an uncaught
 * error's end too, and `fatal` writes at once. Only a process that is killed loses the last ones.
 */
export function openLog(level: string): Log {
  const destination = pino.destination({ sync: false, minLength: BATCH, periodicFlush: LONGEST_WAIT_MS });
  const { redact, ...options } = loggerOptions(level);
  return { log: pino({ ...options, redact }, destination), answers: pino(options, destination) };
}

const routeOf = (request: FastifyRequest) => request.routeOptions?.url ?? 'unknown';

/** One line per answer. */
export function logAnswers(app: FastifyInstance, answers: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    const viewer = request.session?.viewer;
    answers.info({
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
