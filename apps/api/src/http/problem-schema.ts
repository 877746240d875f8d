import { refusals, type RefusalCode } from '@mirante/contract/refusals.ts';
import type { JsonSchema } from './json-schema.ts';

/** RFC 9457, like `ProblemAnswer`. */
export const problemSchema: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  additionalProperties: false,
  properties: {
    type: { type: 'string', const: 'about:blank' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'Para pessoas.' },
    code: { type: 'string', description: 'Para programas. Não muda.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        additionalProperties: false,
        properties: { path: { type: 'string', examples: ['client.email'] }, message: { type: 'string' } },
      },
    },
    position: { type: 'integer', description: 'O lugar na fila, onde `code` é `queued`.' },
    current: { type: 'object', description: 'O registro como está agora, onde `code` é `edit_conflict`.' },
  },
};

export interface ProblemResponse {
  description: string;
  content: { 'application/problem+json': { schema: JsonSchema } };
}

/** For each status, the name of the response with these codes. */
export function problemNames(codes: readonly RefusalCode[]): Record<number, string> {
  const byStatus = Object.groupBy(codes, (code) => refusals[code].status);
  return Object.fromEntries(Object.entries(byStatus).map(([status, those]) => [status, those.join('.')]));
}

export function problemResponse(name: string): ProblemResponse {
  const codes = name.split('.') as RefusalCode[];
  const { status } = refusals[codes[0]!];
  return {
    description: codes.map((code) => `\`${code}\`: ${refusals[code].meaning}`).join('\n'),
    content: {
      'application/problem+json': {
        schema: {
          $ref: '#/components/schemas/Problem',
          type: 'object',
          properties: { status: { const: status }, code: { enum: codes } },
        },
      },
    },
  };
}
