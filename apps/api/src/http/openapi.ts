import { brand } from '@mirante/domain/house/brand.ts';
import { isId, schemaOf, type AnyEndpoint, type Contract } from '@mirante/contract/http.ts';
import { areaOf, isForClients, isRoles, type Access, type Area } from '@mirante/domain/access.ts';
import { jsonSchema, type JsonSchema } from './json-schema.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}
export interface Operation {
  operationId: string;
  summary: string;
  tags: [string];
  'x-roles': string[];
  /** The area that a client's products must open. */
  'x-area'?: Area;
  security: Record<string, never[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema; example: unknown } } };
  responses: Record<string, unknown>;
}
export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

const tags = [
  {
    name: 'Público',
    description: 'Sem sessão: a página de ofertas, o cadastro, o pagamento por Pix e a recuperação de senha.',
  },
  {
    name: 'Cliente',
    description:
      'Com a sessão de um cliente. O dono do que se lê é sempre a própria sessão. O que é de uma área (`x-area`) pede um produto ativo que a abra.',
  },
  {
    name: 'Equipe',
    description:
      'Com a sessão de um usuário do sistema que tenha um dos papéis; `administrador` pode tudo, TODOS é qualquer papel.',
  },
];
const tagOf = (allow: Access) => (allow === 'public' ? 'Público' : isForClients(allow) ? 'Cliente' : 'Equipe');

/** Who may call, in one list: what the permissions table says, for machines. */
const rolesOf = (allow: Access): string[] => {
  if (allow === 'public') return ['public'];
  if (isForClients(allow)) return ['client'];
  return isRoles(allow) ? [...new Set(['administrador', ...allow])] : ['TODOS'];
};

/** The document of the contracts that are served: it cannot say anything else than what is so. */
export async function openApi(contracts: readonly Contract[]): Promise<OpenApi> {
  const paths: OpenApi['paths'] = {};
  for (const [name, endpoint] of contracts.flatMap((contract) => Object.entries(contract))) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = await operation(name, endpoint);
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
      schemas: { Problem: problemSchema },
      responses: problemResponses,
    },
  };
}

async function operation(
  name: string,
  { method, path, what, allow, input, returns, once, example }: AnyEndpoint,
): Promise<Operation> {
  const schema = await schemaOf(input);
  const described = schema && jsonSchema(schema.describe());
  const query = method === 'GET' ? ((described?.properties ?? {}) as Record<string, JsonSchema>) : {};
  const required = (described?.required ?? []) as string[];
  const area = areaOf(allow);
  const names = [...path.matchAll(/:(\w+)/g)].map(([, param]) => param!);
  return {
    operationId: name,
    summary: what,
    tags: [tagOf(allow)],
    'x-roles': rolesOf(allow),
    ...(area && { 'x-area': area }),
    security: allow === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...names.map((param) => ({
        name: param,
        in: 'path' as const,
        required: true,
        schema: isId(param) ? { type: 'integer', minimum: 1, maximum: 2_147_483_647 } : { type: 'string' },
      })),
      ...Object.entries(query).map(([param, of]) => ({
        name: param,
        in: 'query' as const,
        required: required.includes(param),
        schema: of,
      })),
      ...(once ? [idempotencyKey] : []),
    ],
    ...(described &&
      method !== 'GET' && {
        requestBody: { required: true as const, content: { 'application/json': { schema: described, example } } },
      }),
    responses: {
      ...(returns === undefined
        ? { 204: { description: 'Feito.' } }
        : { 200: { description: 'A resposta.', content: { 'application/json': {} } } }),
      ...refusals(name, { allow, once, params: names, reads: described !== undefined, method }),
    },
  };
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 1, maxLength: 128 },
  description: 'Uma chave nova por tentativa de compra. A mesma chave com o mesmo corpo devolve a primeira resposta.',
};

/** Statuses that one call alone answers. */
const special: Record<string, number[]> = {
  logIn: [422, 444],
  signUp: [409, 433],
  confirmEmail: [409],
  requestEmailChange: [409],
  deleteAccount: [409],
  handOver: [401],
  createUser: [409],
  editUserRoles: [409, 412],
  removeUser: [409],
  resetSecondFactor: [409],
  editOwnUser: [409],
  offerSecondFactor: [409],
  confirmSecondFactor: [409],
  renewRecoveryCodes: [409],
  disableSecondFactor: [409],
};

interface Facts {
  allow: Access;
  once: boolean;
  params: readonly string[];
  reads: boolean;
  method: string;
}
function refusals(name: string, { allow, once, params, reads, method }: Facts): Record<string, unknown> {
  const statuses = [
    ...(reads || once ? [400] : []),
    ...(allow === 'public' ? [] : [401, 403]),
    ...(params.length > 0 ? [404] : []),
    ...(once ? [409] : []),
    ...(reads && method !== 'GET' ? [413, 415, 422] : []),
    ...(special[name] ?? []),
    429,
  ];
  return Object.fromEntries([
    ...statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]),
    ['default', { $ref: '#/components/responses/default' }],
  ]);
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
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
        properties: { path: { type: 'string', examples: ['client.email'] }, message: { type: 'string' } },
      },
    },
  },
};

const meanings: Record<string, string> = {
  400: 'Corpo, filtro ou cabeçalho que não se entende.',
  401: 'Sem sessão, ou com uma que terminou.',
  403: 'O papel não permite, ou nenhum produto ativo do cliente abre a área.',
  404: 'Não existe, ou não é seu.',
  409: 'Contradiz o que já existe.',
  412: 'Outra pessoa alterou o registro depois que ele foi lido. `current` diz o que há agora.',
  413: 'Corpo maior que 64 kB.',
  415: 'Só JSON é aceito.',
  422: 'Campos inválidos, ditos um a um em `errors`.',
  429: 'Além do limite. `Retry-After` diz em quantos segundos tentar.',
  433: 'Pagamento recusado.',
  444: 'Email não confirmado a tempo. Um novo link foi enviado.',
  default: 'Erro inesperado.',
};
const problemResponses = Object.fromEntries(
  Object.entries(meanings).map(([status, meaning]) => [
    status,
    {
      description: meaning,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]),
);

const description = `Tudo em JSON e em \`/api/v1\`. Datas e horas em ISO 8601 (UTC), dias como \`AAAA-MM-DD\`, valores em reais. Campos desconhecidos são recusados.
Listas recebem \`page\`, \`perPage\` (até 100), \`sort\`, \`order\` (1 ou -1) e os próprios filtros, e respondem \`{items, total}\`. Erros seguem a RFC 9457.`;
