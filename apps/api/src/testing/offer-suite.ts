import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { beforeAll, expect, it } from 'vitest';
import { factory, logIn } from './factory.ts';
import { describeList, describeRecord, type ListSuite, type RecordSuite } from './resource-suite.ts';

interface OfferSuite<E extends AnyEndpoint>
  extends Pick<ListSuite<E>, 'api' | 'path' | 'table' | 'filters' | 'sorts'>, Pick<RecordSuite, 'action'> {
  /** The public list's path, without `/api/v1`. */
  offered: string;
  /** The field that names a record. */
  title: string;
  /** Its other required fields. */
  rest: object;
  max: number;
}

/**
 * The guarantees of the rows that the offer page shows in full: of a list, of a record, their public order, and their
 * number. Returns what creates one.
 */
export function describeOfferRows<E extends AnyEndpoint>(suite: OfferSuite<E>) {
  const { api, path, table, filters, sorts, action, offered, title, rest, max } = suite;
  let staff: string;
  const create = (name: string, more: object = {}) =>
    api.post(`/api/v1/${path}`, { [title]: name, ...rest, ...more }, { as: staff });
  beforeAll(async () => {
    staff = await logIn(api, await factory.staff(api.db, ['financeiro']));
    for (const name of ['Água Lima', 'Beto Reis', 'Caio Sá']) await create(name);
  });

  const resource = { api, path, staff: () => staff };
  describeList<E>({ ...resource, table, filters, sorts, order: 'position, id', perPage: 2 });
  describeRecord({
    ...resource,
    create: async () => ({
      id: (await create('Novo')).json().id,
      first: { [title]: 'Um', ...rest },
      second: { [title]: 'Dois', ...rest },
    }),
    action,
  });

  const listOffered = async () => (await api.get(`/api/v1/${offered}`)).json<Record<string, unknown>[]>();

  it(`${path}: are public in their order, from the next call on`, async () => {
    await api.db.deleteFrom(table as 'analyst').execute();
    expect(await listOffered()).toEqual([]);
    for (const name of ['Primeira', 'Segunda']) await create(name);
    await create('Antes', { position: 0 });
    expect((await listOffered()).map((row) => row[title])).toEqual(['Antes', 'Primeira', 'Segunda']);
  });

  it(`${path}: are limited in number`, async () => {
    const answers = await Promise.all(Array.from({ length: max }, () => create('Mais um')));
    expect(answers.filter(({ statusCode }) => statusCode === 409)).not.toEqual([]);
    expect(await listOffered()).toHaveLength(max);
  });
  return { create, listOffered };
}
