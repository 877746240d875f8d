import { STATUS_CODES } from 'node:http';
import { TOO_LARGE, type FieldError, type ProblemAnswer } from '@mirante/contract/problem.ts';
import { refusals, type RefusalCode } from '@mirante/contract/refusals.ts';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { ValidationError } from 'yup';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { meters } from '../metrics/meters.ts';
import { isRead } from './is-read.ts';
import { methodsOfPath } from './methods-of-path.ts';
import { Refusal } from './refusal.ts';

const own: Record<number, string> = { 433: 'Payment Refused', 444: 'Email Not Confirmed' };
/** The specification's words, which programs look for in the response. */
const ownOfCode: Partial<Record<RefusalCode, string>> = { already_active: 'can not buy already active product' };

export function problem(code: RefusalCode, detail: string, errors?: FieldError[]): ProblemAnswer {
  const { status } = refusals[code];
  return {
    type: 'about:blank',
    title: ownOfCode[code] ?? own[status] ?? STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    code,
    ...(errors?.length && { errors }),
  };
}

/** PostgreSQL errors caused by the caller: bad values (22…) and violated constraints (23…). */
const sqlProblems: [RegExp, ProblemAnswer][] = [
  [/^22/, problem('invalid_value', 'Valor inválido.')],
  [/^23505$/, problem('conflict', 'Já existe um registro com estes dados.')],
  [/^23/, problem('conflict', 'A operação não é possível no estado atual do registro.')],
];
/** Concurrency conflicts: a write may be retried at once, a read after a moment. */
const BUSY = /^(40001|40P01|55P03)$/;
const busy = problem('busy', 'O registro está em uso. Tente novamente.');
const WRONG_METHOD = 'O endereço não aceita este método.';
const unavailable = problem('unavailable', 'Serviço indisponível. Tente novamente em instantes.');

export const sendProblem = (reply: FastifyReply, answer: ProblemAnswer): FastifyReply =>
  reply.code(answer.status).type('application/problem+json').send(JSON.stringify(answer));

export function registerErrorHandler(app: FastifyInstance): void {
  const methodsOf = methodsOfPath(app);
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url);
    return methods.length > 0
      ? sendProblem(reply.header('allow', methods.join(', ')), problem('method_not_allowed', WRONG_METHOD))
      : sendProblem(reply, problem('not_found', 'Recurso não encontrado.'));
  });
  app.setErrorHandler((error: Omit<FastifyError, 'code'> & { code?: string }, request, reply) => {
    if (error instanceof Refusal)
      return sendProblem(reply.headers(error.headers), {
        ...problem(error.code, error.message, error.errors),
        ...(error.current && { current: error.current }),
        ...(error.position && { position: error.position }),
      });
    if (error instanceof ValidationError)
      return sendProblem(reply, problem(...invalid(request.method), fieldErrors(error)));
    const { code = '' } = error;
    const sql = sqlProblems.find(([pattern]) => /^[0-9A-Z]{5}$/.test(code) && pattern.test(code));
    if (sql) {
      const { constraint, table } = error as { constraint?: string; table?: string };
      request.log.error({ code, constraint, table }, 'database refused');
      meters.databaseRefusals.inc({ code });
      return sendProblem(reply, sql[1]);
    }
    if (BUSY.test(code)) {
      request.log.warn({ code }, 'database busy');
      return isRead(request.method)
        ? sendProblem(reply.header('retry-after', '2'), unavailable)
        : sendProblem(reply, busy);
    }
    if (isDatabaseUnavailable(error)) {
      request.log.error(error);
      return sendProblem(reply.header('retry-after', '5'), unavailable);
    }
    const { statusCode = 500 } = error;
    if (statusCode === 413) keepConnection(reply);
    if (statusCode < 500) return sendProblem(reply, problem(...(unread[statusCode] ?? ['invalid_request', UNREAD])));
    request.log.error(error);
    return sendProblem(reply, problem('internal', 'Erro interno. Tente novamente em instantes.'));
  });
}

/** Closed while the body is sent, as Fastify or the caller wants, it would be reset, and the answer lost. */
function keepConnection(reply: FastifyReply): void {
  reply.removeHeader('connection');
  reply.raw.shouldKeepAlive = true;
}

export const UNREAD = 'Requisição inválida.';
/** Errors of the server before a handler runs. */
const unread: Record<number, [RefusalCode, string]> = {
  413: ['too_large', TOO_LARGE],
  415: ['unsupported_type', UNREAD],
};

const invalid = (method: string): [RefusalCode, string] =>
  isRead(method)
    ? ['invalid_query', 'Filtro, ordenação ou página inválidos.']
    : ['invalid_fields', 'Confira os campos destacados.'];

/** The first error of each field. */
function fieldErrors(error: ValidationError): FieldError[] {
  const all = error.inner.length > 0 ? error.inner : [error];
  const errors = all.flatMap(({ path = '', message, params }) => {
    const unknown = typeof params?.unknown === 'string' ? params.unknown.split(', ') : [];
    if (unknown.length > 0) return unknown.map((name) => ({ path: path ? `${path}.${name}` : name, message }));
    return { path: path.replace(/^\["(.*)"\]$/, '$1'), message };
  });
  const paths = new Set<string>();
  return errors.filter(({ path }) => paths.size < paths.add(path).size);
}
