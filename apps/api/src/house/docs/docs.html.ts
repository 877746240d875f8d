import type { JsonSchema } from '../../http/json-schema.ts';
import type { OpenApi, Operation, Parameter } from '../../http/openapi.ts';
import { html, type Html } from '../../pages/html.ts';

interface Listed {
  path: string;
  method: string;
  operation: Operation;
}

/** Everything is open on one page, so that the browser's own search finds it. */
export function docsPage({ info, tags, paths, components }: OpenApi): Html {
  const all = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const of = (tag: string) => all.filter(({ operation }) => operation.tags[0] === tag);
  return html`<main>
    <h1>${info.title}</h1>
    ${info.description.split('\n').map((line) => html`<p>${withCode(line)}</p>`)}
    <p><a href="/api/openapi.json">OpenAPI 3.1 em JSON</a></p>
    <nav aria-label="Operações">
      ${tags.map(
        ({ name }) =>
          html`<h3>${name}</h3>
            <ul class="index">
              ${of(name).map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}
            </ul>`,
      )}
    </nav>
    ${tags.map(
      ({ name, description }) =>
        html`<section aria-label="${name}">
          <h2>${name}</h2>
          <p>${withCode(description)}</p>
          ${of(name).map((listed) => card(listed, components.responses ?? {}))}
        </section>`,
    )}
  </main>`;
}

const withCode = (text: string) => text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part));

const card = ({ path, method, operation }: Listed, responses: Record<string, unknown>): Html => {
  const body = operation.requestBody?.content['application/json'];
  return html`<article class="card" id="${operation.operationId}">
    <div class="row">
      <h3>${operation.summary}</h3>
      ${operation['x-roles'].map((role) => html`<span class="chip">${role}</span>`)}
      ${operation['x-area'] && html`<span class="chip">área ${operation['x-area']}</span>`}
    </div>
    <p><span class="chip ${method.toLowerCase()}">${method}</span> <code>${path}</code></p>
    ${
      operation.parameters.length > 0 &&
      html`<div class="scroll">
        <table>
          <caption>
            Parâmetros
          </caption>
          <thead>
            <tr>
              <th scope="col">Nome</th>
              <th scope="col">Onde</th>
              <th scope="col">Valor</th>
            </tr>
          </thead>
          <tbody>
            ${operation.parameters.map(parameterRow)}
          </tbody>
        </table>
      </div>`
    }
    ${
      body &&
      html`<div class="scroll">
          <table>
            <caption>
              Corpo
            </caption>
            <thead>
              <tr>
                <th scope="col">Campo</th>
                <th scope="col">Valor</th>
              </tr>
            </thead>
            <tbody>
              ${fieldRows(body.schema)}
            </tbody>
          </table>
        </div>
        <p class="quiet label">Exemplo</p>
        <pre>${JSON.stringify(body.example, null, 2)}</pre>`
    }
    <div class="scroll">
      <table>
        <caption>
          Respostas
        </caption>
        <tbody>
          ${Object.entries(operation.responses).map(
            ([status, answer]) =>
              html`<tr>
                <td><code>${status}</code></td>
                <td>${meaning(answer, status, responses)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </article>`;
};

const meaning = (answer: unknown, status: string, responses: Record<string, unknown>) =>
  withCode(
    ((answer as { description?: string }).description ??
      (responses[status] as { description?: string } | undefined)?.description) ||
      '',
  );

const places = { path: 'endereço', query: 'filtro', header: 'cabeçalho' };
const parameterRow = ({ name, in: place, required, schema, description }: Parameter) =>
  html`<tr>
    <td><code>${name}</code>${required && ' *'}</td>
    <td>${places[place]}</td>
    <td class="wide">${valueOf(schema)}${description && html`<br /><span class="quiet">${description}</span>`}</td>
  </tr>`;

function fieldRows(schema: JsonSchema, before = ''): Html[] {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, of]) => [
    html`<tr>
      <td><code>${before}${name}</code>${required.includes(name) && ' *'}</td>
      <td class="wide">${valueOf(of)}</td>
    </tr>`,
    ...fieldRows(of, `${before}${name}.`),
  ]);
}

const words: Record<string, string> = {
  string: 'texto',
  integer: 'inteiro',
  number: 'número',
  boolean: 'sim ou não',
  array: 'lista',
  object: 'objeto',
  null: 'nulo',
};

type Bound = 'minimum' | 'minLength' | 'minItems' | 'maximum' | 'maxLength' | 'maxItems';
type Shown = Partial<Record<Bound, number>> & {
  enum?: (string | number | null)[];
  default?: string | number | boolean;
};

/** What a value may be, in one line. */
function valueOf(schema: JsonSchema): string {
  const {
    minimum,
    minLength,
    minItems,
    maximum,
    maxLength,
    maxItems,
    enum: options = [],
    default: usual,
  } = schema as Shown;
  const type = [schema.type]
    .flat()
    .filter(Boolean)
    .map((name) => words[String(name)] ?? String(name))
    .join(' ou ');
  const of = schema.items ? ` de ${valueOf(schema.items as JsonSchema)}` : '';
  const least = minimum ?? minLength ?? minItems;
  const most = maximum ?? maxLength ?? maxItems;
  const size =
    least === undefined
      ? most !== undefined && `até ${most}`
      : most === undefined
        ? `a partir de ${least}`
        : `de ${least} a ${most}`;
  return [
    `${type}${of}`,
    schema.format,
    options.filter((option) => option !== null).join(', ') || size,
    usual !== undefined && `padrão ${usual}`,
  ]
    .filter(Boolean)
    .join('; ');
}
