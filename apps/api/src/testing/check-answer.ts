import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Answer } from '../http/openapi.ts';
import { readOpenApi } from '../http/openapi-files.ts';

const document = readOpenApi();
const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  // A tuple's required items are specified beside `items`.
  strictTuples: false,
  formats: {
    date: /^\d{4}-\d{2}-\d{2}$/,
    'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  },
});
// References are resolved in the whole document, whose own keys are no schema keywords.
ajv.addVocabulary(Object.keys(document));
ajv.addSchema(document, 'openapi');

interface Route {
  id: string;
  pattern: RegExp;
  pointer: string;
  responses: Record<string, Answer | { $ref: string }>;
}

/** Of two matching routes, the server takes the one with fewer parameters. */
const routes = Map.groupBy(
  Object.entries(document.paths)
    .toSorted(([a], [b]) => a.split('{').length - b.split('{').length)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId: id, responses }]) => ({
        method: method.toUpperCase(),
        id,
        pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/{\w+}/g, '[^/]+')}$`),
        pointer: `openapi#/paths/${path.replaceAll('/', '~1')}/${method}/responses`,
        responses,
      })),
    ),
  ({ method }) => method,
);
const routeOf = ({ method, url }: InjectOptions): Route | undefined => {
  // Normalised as by the server: without dot segments.
  const { pathname } = new URL(typeof url === 'string' ? url : (url?.pathname ?? ''), 'http://api');
  return routes.get(method ?? 'GET')?.find(({ pattern }) => pattern.test(pathname));
};

/** Throws if a response differs from the published document in its status, type, fields or refusal. */
export function checkAnswer(request: InjectOptions, answer: LightMyRequestResponse): void {
  const route = routeOf(request);
  if (!route || answer.statusCode === 304) return;
  const wrong = wrongOf(route, answer);
  if (wrong) throw new Error(`${route.id} answers ${answer.statusCode}, ${wrong}: ${answer.body.slice(0, 500)}`);
}

function wrongOf({ responses, pointer }: Route, { statusCode, headers, body }: LightMyRequestResponse) {
  const named = responses[statusCode];
  if (!named) return 'which is not published';
  const at = '$ref' in named ? `openapi${named.$ref}` : `${pointer}/${statusCode}`;
  const published = '$ref' in named ? document.components.responses[named.$ref.split('/').at(-1)!]! : named;
  const [media = ''] = (headers['content-type'] ?? '').split(';');
  if (!published.content) return body === '' ? undefined : 'with a body';
  if (!(media in published.content)) return `in ${media}`;
  const validate = validatorOf(`${at}/content/${media.replaceAll('/', '~1')}/schema`);
  const value: unknown = media.endsWith('json') ? JSON.parse(body) : body;
  return validate(value) ? undefined : `where ${ajv.errorsText(validate.errors, { dataVar: 'it' })}`;
}

const validators = new Map<string, ValidateFunction>();
/** Compiled on first use: a test file needs few. */
function validatorOf(pointer: string): ValidateFunction {
  const made = validators.get(pointer) ?? ajv.compile({ $ref: pointer });
  validators.set(pointer, made);
  return made;
}
