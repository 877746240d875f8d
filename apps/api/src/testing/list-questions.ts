import { schemaOf } from '@mirante/contract/http.ts';
import { addDays, dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { testNow } from './clock.ts';
import { operations, pathOf, type NamedEndpoint } from './operations.ts';

/** Search texts: with many matches, with few, without any; a code; a number. */
const TEXTS = ['a', 'ana', 'silva', 'MIRANTE', 'ninguém assim', '529'];
const NUMBERS = ['1', '3', '150000'];
const VERSIONS = ['1', '3', '15'];
/** By the clock of what is seeded: each leaves the same share of it whenever a test runs. */
const DAYS = [684, 5].map((ago) => addDays(dayInSaoPaulo(testNow()), -ago));

/** The lists among the calls: paged reads with a sort. */
export async function listsWhich(isAsked: (list: NamedEndpoint) => boolean): Promise<NamedEndpoint[]> {
  const found = await Promise.all(
    operations.map(async (operation) => ({ operation, fields: (await schemaOf(operation.input))?.fields ?? {} })),
  );
  return found
    .filter(
      ({ operation, fields }) =>
        operation.method === 'GET' &&
        !operation.path.endsWith('.csv') &&
        isAsked(operation) &&
        'perPage' in fields &&
        'sort' in fields,
    )
    .map(({ operation }) => operation);
}

interface Described {
  type: string;
  oneOf?: readonly unknown[];
  tests?: readonly { name?: string; params?: Record<string, unknown> }[];
}

export interface ListQuestions {
  sorts: readonly string[];
  /** Each filter with one of the values to try, as a part of a query. */
  filters: readonly { name: string; query: string }[];
  /** The address of the first page. */
  urlOf: (sort: string, order: 1 | -1, filter: string) => string;
}

/** What can be asked of a list, with up to `most` values per filter; `id` is that of the record in its path. */
export async function questionsOf(list: NamedEndpoint, { most = Infinity, id = '1' } = {}): Promise<ListQuestions> {
  const { fields } = (await schemaOf(list.input))!.describe();
  const { page: _page, perPage: _perPage, sort, order: _order, ...filters } = fields as Record<string, Described>;
  const path = pathOf(list, () => id);
  return {
    sorts: (sort!.oneOf ?? []).map(String),
    filters: Object.entries(filters).flatMap(([name, filter]) =>
      valuesOf(name, filter)
        .slice(0, most)
        .map((value) => ({ name, query: `&${name}=${encodeURIComponent(value)}` })),
    ),
    urlOf: (by, order, filter) => `${path}?perPage=20&sort=${by}&order=${order}${filter}`,
  };
}

function valuesOf(name: string, { type, oneOf = [], tests = [] }: Described): readonly string[] {
  const choices = oneOf.filter((choice) => choice !== '' && choice !== null);
  if (choices.length > 0) return choices.map(String);
  if (name.endsWith('.version')) return VERSIONS;
  if (type === 'number' || /(^|[._])id$/.test(name)) {
    const most = Number(tests.find((test) => test.name === 'max')?.params?.['max'] ?? Infinity);
    return NUMBERS.map((number) => String(Math.min(Number(number), most)));
  }
  return /date|day|_at|_from|_to|until/.test(name) ? DAYS : TEXTS;
}
