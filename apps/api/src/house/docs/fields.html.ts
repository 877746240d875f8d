import type { JsonSchema } from '../../http/json-schema.ts';
import { html, type Html } from '../../pages/html.ts';

const NAMED = '#/components/schemas/';
const nameOf = ({ $ref }: JsonSchema): string | undefined => ($ref as string | undefined)?.slice(NAMED.length);

/** A table of an object's fields, nested ones included. Named types are linked. */
export const fieldTable = (caption: string, schema: JsonSchema): Html =>
  html`<div class="scroll">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">Valor</th>
        </tr>
      </thead>
      <tbody>
        ${fieldRows(schema)}
      </tbody>
    </table>
  </div>`;

function fieldRows(schema: JsonSchema, before = ''): Html[] {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, of]) => [
    html`<tr>
      <td><code>${before}${name}</code>${required.includes(name) && ' *'}</td>
      <td class="wide">
        ${valueOf(of)}${typeof of.description === 'string' && html`<br /><span class="quiet">${of.description}</span>`}
      </td>
    </tr>`,
    ...fieldRows(of, `${before}${name}.`),
    ...fieldRows((of.items ?? {}) as JsonSchema, `${before}${name}[].`),
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

/** A value's type, in one line. */
export function valueOf(schema: JsonSchema): Html {
  const name = nameOf(schema);
  if (name) return html`<a href="#type-${name}">${name}</a>`;
  const either = (schema.anyOf ?? []) as JsonSchema[];
  if (either.length > 0) return html`${either.map((one, i) => html`${i > 0 && ' ou '}${valueOf(one)}`)}`;
  return html`${typeOf(schema)}${schema.items !== undefined && html` de ${valueOf(schema.items as JsonSchema)}`}${boundsOf(schema)}`;
}

const typeOf = ({ type }: JsonSchema): string =>
  [type]
    .flat()
    .filter(Boolean)
    .map((name) => words[String(name)] ?? String(name))
    .join(' ou ');

/** Format, choices or size, and the default. */
function boundsOf(schema: JsonSchema): string {
  const { enum: options = [], default: usual, ...sizes } = schema as Shown;
  const least = sizes.minimum ?? sizes.minLength ?? sizes.minItems;
  const most = sizes.maximum ?? sizes.maxLength ?? sizes.maxItems;
  const size =
    least === undefined
      ? most !== undefined && `até ${most}`
      : most === undefined
        ? `a partir de ${least}`
        : `de ${least} a ${most}`;
  return [
    schema.format,
    options.filter((option) => option !== null).join(', ') || size,
    usual !== undefined && `padrão ${usual}`,
  ]
    .filter(Boolean)
    .map((bound) => `; ${String(bound)}`)
    .join('');
}
