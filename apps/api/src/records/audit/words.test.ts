import { schemaOf } from '@mirante/contract/http.ts';
import {
  columnLabel,
  recordWords,
  valuesOf,
  auditedResources,
  type AuditedResource,
} from '@mirante/domain/house/audit.ts';
import { sql } from 'kysely';
import type { SchemaFieldDescription } from 'yup';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { operations, pathOf } from '../../testing/operations.ts';

const api = await testApi();

const hasLabel = (resource: AuditedResource, column: string) => columnLabel(resource, column) !== column;
const hasWord = (resource: AuditedResource, column: string, value: string): boolean => {
  const values = valuesOf(resource, column);
  return typeof values === 'function' || values?.[value] !== undefined;
};

interface Audited {
  resource: AuditedResource;
  column: string;
  /** The column's check constraints, as SQL. */
  checks: string[];
}
const { rows: columns } = await sql<Audited>`
  select how ->> 'resource' as resource, a.attname as column,
    array(select pg_get_constraintdef(c.oid) from pg_constraint c where c.conrelid = t.tgrelid and c.contype = 'c' and c.conkey = array[a.attnum]) as checks
  from pg_trigger t
  cross join lateral (select convert_from(substring(t.tgargs from 1 for length(t.tgargs) - 1), 'UTF8')::jsonb as how) _
  join pg_attribute a on a.attrelid = t.tgrelid and a.attnum > 0 and not a.attisdropped
  where t.tgname = 'audited' and a.attname not in ('id', 'updated_at') and not coalesce(how -> 'quiet', '[]') ? a.attname`.execute(
  api.db,
);

describe("the audit log's labels", () => {
  it('cover every audited column', () => {
    expect(columns.length).toBeGreaterThan(80);
    const missing = columns.filter(({ resource, column }) => !hasLabel(resource, column));
    expect(missing.map(({ resource, column }) => `${resource}.${column}`)).toEqual([]);
  });

  it('cover every value of a check constraint', () => {
    const choices = columns.flatMap(({ checks, ...of }) =>
      checks.flatMap((check) =>
        [...(/ANY \((.*)\)/.exec(check)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, value]) => ({
          ...of,
          value: value!,
        })),
      ),
    );
    expect(choices.length).toBeGreaterThan(15);
    expect(choices.filter(({ resource, column, value }) => !hasWord(resource, column, value))).toEqual([]);
  });

  it('name records by an existing column', () => {
    for (const resource of auditedResources)
      expect([undefined, ...columns.filter((of) => of.resource === resource).map(({ column }) => column)]).toContain(
        recordWords[resource].title,
      );
  });
});

const files = operations.filter(({ path }) => path.endsWith('.csv'));
const admin = await logIn(api, await factory.staff(api.db, ['administrador']));
const client = await factory.client(api.db);

describe.each(files.map((file) => [file.name, file] as const))('the filter labels of %s', (_name, file) => {
  it('cover every filter and every choice', async () => {
    expect(
      (
        await api.get(
          pathOf(file, () => String(client.id)),
          { as: admin },
        )
      ).statusCode,
    ).toBe(200);
    const { resource } = await api.db
      .selectFrom('audit_entry')
      .select('resource')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const { fields } = (await schemaOf(file.input))!.describe();
    for (const [filter, field] of Object.entries(fields).filter(([name]) => !isPaging(name))) {
      expect({ filter, has: hasLabel(resource, filter) }).toEqual({ filter, has: true });
      for (const value of (field as SchemaFieldDescription & { oneOf: unknown[] }).oneOf)
        expect({ filter, value, has: hasWord(resource, filter, String(value)) }).toEqual({ filter, value, has: true });
    }
  });
});

const isPaging = (name: string) => ['page', 'perPage', 'sort', 'order'].includes(name);
