import { brand } from '@mirante/domain/house/brand.ts';
import { isId, methodsOf, schemaOf, type AnyEndpoint, type Contract } from '@mirante/contract/http.ts';
import { areaOf, isForClients, isRoles, type Access, type Area } from '@mirante/domain/access.ts';
import { jsonSchema, type JsonSchema } from './json-schema.ts';
import { problemNames, problemResponse, problemSchema, type ProblemResponse } from './problem-schema.ts';
import { refusalsOf } from './refusals-of.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: true;
  description?: string;
  schema: JsonSchema;
}
export interface Answer {
  description: string;
  /** By media type; absent for an empty response. */
  content?: Record<string, { schema: JsonSchema }>;
}
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: [string];
  'x-roles': string[];
  /** The area that the client needs. */
  'x-area'?: Area;
  security: Record<string, never[]>[];
  parameters?: Parameter[];
  /** By media type. */
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<string, Answer | { $ref: string }>;
}
export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, object>;
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ProblemResponse>;
  };
}
/** Response types by call, and the named types. */
export interface Answers {
  calls: Record<string, { area: string; description?: string; schema?: JsonSchema }>;
  schemas: Record<string, { area: string; schema: JsonSchema }>;
}

const tags = [
  {
    name: 'Público',
    description: 'Sem sessão: a página de ofertas, o cadastro, o pagamento por Pix e a recuperação de senha.',
  },
  {
    name: 'Conta',
    description: 'Com qualquer sessão, de cliente ou de usuário do sistema: o que é da própria conta.',
  },
  {
    name: 'Cliente',
    description:
      'Com a sessão de um cliente. O dono do que se lê é sempre a própria sessão. O que é de uma área (`x-area`) pede um produto ativo que a abra.',
  },
  {
    name: 'Equipe',
    description:
      'Com a sessão de um usuário do sistema que tenha um dos papéis; `administrador` pode tudo, `user` é qualquer papel.',
  },
];
const tagOf = (allow: Access) => {
  if (allow === 'public') return 'Público';
  if (allow === 'account') return 'Conta';
  return isForClients(allow) ? 'Cliente' : 'Equipe';
};

/** The roles that may call, for machines: `user` is any staff. */
const rolesOf = (allow: Access): string[] => {
  if (allow === 'public') return ['public'];
  if (allow === 'account') return ['client', 'user'];
  if (isForClients(allow)) return ['client'];
  return isRoles(allow) ? [...new Set(['administrador', ...allow])] : ['user'];
};

/** The OpenAPI document of contracts and their response types. */
export async function openApi(contracts: readonly Contract[], answers: Answers): Promise<OpenApi> {
  const paths: OpenApi['paths'] = {};
  const problems = new Set<string>();
  for (const [name, endpoint] of contracts.flatMap((contract) => Object.entries(contract))) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    const byStatus = problemNames(refusalsOf(endpoint));
    for (const problem of Object.values(byStatus)) problems.add(problem);
    for (const method of methodsOf(endpoint))
      (paths[path] ??= {})[method.toLowerCase()] = {
        operationId: operationIdOf(name, endpoint, method),
        ...(await operation(endpoint, answers.calls[name]?.description)),
        responses: { ...answerOf(endpoint, answers.calls[name]?.schema), ...refer(byStatus) },
      };
  }
  return {
    openapi: '3.1.0',
    info: { title: `API ${brand.name}`, version: '1', description },
    servers: [{ url: '/' }],
    tags,
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'O `token` de `POST /api/v1/login`.' },
      },
      schemas: {
        Problem: problemSchema,
        ...Object.fromEntries(Object.entries(answers.schemas).map(([name, { schema }]) => [name, schema])),
      },
      responses: Object.fromEntries([...problems].toSorted().map((problem) => [problem, problemResponse(problem)])),
    },
  };
}

/** A call has an operation of its own by its second method. */
export const operationIdOf = (name: string, { method }: Pick<AnyEndpoint, 'method'>, by: string): string =>
  by === method ? name : `${name}By${by[0]}${by.slice(1).toLowerCase()}`;
/** The call of an operation. */
export const callOf = (operationId: string): string => operationId.replace(/By(Put|Patch)$/, '');

async function operation(
  { method, path, what, allow, input, upload, idempotent, refuses, example }: AnyEndpoint,
  description: string | undefined,
): Promise<Omit<Operation, 'operationId' | 'responses'>> {
  const schema = await schemaOf(input);
  const described = schema && jsonSchema(schema.describe());
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, param]) => pathParameter(param)),
    ...(described && method === 'GET' ? queryParameters(described) : []),
    ...(idempotent ? [idempotencyKey] : []),
    ...(method !== 'POST' && refuses?.includes('edit_conflict') && !hasVersion(described) ? [seenVersion] : []),
  ];
  const area = areaOf(allow);
  return {
    summary: what,
    ...(description && { description }),
    tags: [tagOf(allow)],
    'x-roles': rolesOf(allow),
    ...(area && { 'x-area': area }),
    security: allow === 'public' ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(described &&
      method !== 'GET' && {
        requestBody: { required: true as const, content: { 'application/json': { schema: described, example } } },
      }),
    ...(upload && {
      requestBody: { required: true as const, content: { 'multipart/form-data': { schema: fileForm(upload) } } },
    }),
  };
}

const fileForm = (contentMediaType: string): JsonSchema => ({
  type: 'object',
  properties: { file: { type: 'string', contentMediaType } },
  required: ['file'],
});

const pathParameter = (name: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema: isId(name) ? { type: 'integer', minimum: 1, maximum: 2_147_483_647 } : { type: 'string' },
});

function queryParameters({ properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    ...((required as string[]).includes(name) && { required: true as const }),
    schema,
  }));
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 1, maxLength: 128 },
  description: 'Uma chave nova por tentativa. A mesma chave com o mesmo corpo devolve a primeira resposta.',
};

const seenVersion: Parameter = {
  name: 'If-Match',
  in: 'header',
  schema: { type: 'string' },
  description: 'A versão do que se edita, como foi lida. Se mudou desde então, a chamada é recusada com 412.',
};

/** Whether the body says which versions it was made from. */
const hasVersion = (body: JsonSchema | undefined): boolean => JSON.stringify(body ?? {}).includes('"version":');

function answerOf({ returns, media }: AnyEndpoint, schema: JsonSchema = {}): Record<string, Answer> {
  if (returns === undefined) return { 204: { description: 'Feito.' } };
  const content = { [media]: { schema } };
  return {
    200: { description: 'A resposta.', content },
    ...(media === 'application/pdf' && { 206: { description: 'A parte pedida por `Range`.', content } }),
  };
}

const refer = (names: Record<number, string>) =>
  Object.fromEntries(
    Object.entries(names).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  );

const description = `Tudo em JSON e em \`/api/v1\`. Datas e horas em ISO 8601 (UTC), dias como \`AAAA-MM-DD\`, valores em reais. Campos desconhecidos são recusados.
Listas recebem \`page\`, \`perPage\` (até 100), \`sort\`, \`order\` (1 ou -1) e os próprios filtros, e respondem \`{items, total}\`. Erros seguem a RFC 9457.`;
