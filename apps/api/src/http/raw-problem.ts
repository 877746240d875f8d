import type { ProblemAnswer } from '@mirante/contract/problem.ts';
import { safeHeaders } from './headers.ts';

/** A refusal as bytes of HTTP/1.1, for a connection that Fastify does not answer. It is the last on it. */
export function rawProblem(answer: ProblemAnswer, more: Readonly<Record<string, string>> = {}): string {
  const body = JSON.stringify(answer);
  const headers = {
    ...safeHeaders,
    ...more,
    connection: 'close',
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${[`HTTP/1.1 ${answer.status} ${answer.title}`, ...lines].join('\r\n')}\r\n\r\n${body}`;
}
