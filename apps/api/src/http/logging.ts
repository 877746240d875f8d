import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

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
export const loggerOptions = (level: string): LoggerOptions => ({
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

const routeOf = (request: FastifyRequest) => request.routeOptions?.url ?? 'unknown';

/** One line per answer. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { viewer } = request.session ?? {};
    request.log.info({
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(viewer && { [`${viewer.role}_id`]: viewer.id }),
    });
  });
}
