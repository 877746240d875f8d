import type { JsonSchema } from '../../http/json-schema.ts';
import type { Answer, OpenApi, Operation, Parameter } from '../../http/openapi.ts';
import { html, type Html } from '../../pages/html.ts';
import { fieldTable, valueOf } from './fields.html.ts';

interface Listed {
  path: string;
  method: string;
  operation: Operation;
}

/** One page, so that the browser's search finds everything. */
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
          ${of(name).map((listed) => card(listed, components.responses))}
        </section>`,
    )}
    <section aria-label="Tipos">
      <h2>Tipos</h2>
      ${Object.entries(components.schemas).map(([name, schema]) => typeCard(name, schema))}
    </section>
  </main>`;
}

const withCode = (text: string) => text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part));

type Problems = OpenApi['components']['responses'];

const typeCard = (name: string, schema: JsonSchema): Html =>
  html`<article class="card" id="type-${name}">
    <h3>${name}</h3>
    ${typeof schema.description === 'string' && html`<p>${withCode(schema.description)}</p>`}
    ${fieldTable('Campos', schema)}
  </article>`;

const card = ({ path, method, operation }: Listed, responses: Problems): Html => {
  const body = operation.requestBody?.content['application/json'];
  const { parameters = [], description } = operation;
  const answered = (operation.responses[200] as Answer | undefined)?.content?.['application/json']?.schema;
  return html`<article class="card" id="${operation.operationId}">
    <div class="row">
      <h3>${operation.summary}</h3>
      ${operation['x-roles'].map((role) => html`<span class="chip">${role}</span>`)}
      ${operation['x-area'] && html`<span class="chip">área ${operation['x-area']}</span>`}
    </div>
    <p><span class="chip ${method.toLowerCase()}">${method}</span> <code>${path}</code></p>
    ${description && html`<p>${withCode(description)}</p>`}
    ${
      parameters.length > 0 &&
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
            ${parameters.map(parameterRow)}
          </tbody>
        </table>
      </div>`
    }
    ${
      body &&
      html`${fieldTable('Corpo', body.schema)}
        <p class="quiet label">Exemplo</p>
        <pre>${JSON.stringify(body.example, null, 2)}</pre>`
    }
    ${answered?.properties !== undefined && fieldTable('Resposta', answered)}
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
                <td>${meaning(answer, responses)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </article>`;
};

/** The response, or the error codes, one per line. */
function meaning(answer: Operation['responses'][string], problems: Problems): Html {
  const problem = '$ref' in answer ? problems[answer.$ref.split('/').at(-1)!]! : undefined;
  if (problem)
    return html`${problem.description.split('\n').map((line, i) => html`${i > 0 && html`<br />`}${withCode(line)}`)}`;
  const { description, content } = answer as Answer;
  if (!content) return html`${description}`;
  return html`${Object.entries(content).map(([media, { schema }]) => html`<code>${media}</code>: ${valueOf(schema)}`)}`;
}

const places = { path: 'endereço', query: 'filtro', header: 'cabeçalho' };
const parameterRow = ({ name, in: place, required, schema, description }: Parameter) =>
  html`<tr>
    <td><code>${name}</code>${required && ' *'}</td>
    <td>${places[place]}</td>
    <td class="wide">${valueOf(schema)}${description && html`<br /><span class="quiet">${description}</span>`}</td>
  </tr>`;
