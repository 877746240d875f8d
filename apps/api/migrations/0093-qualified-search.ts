import { sql, type Kysely } from 'kysely';

/** A restored dump makes tables with an empty search path: what a generated column calls names its schema all the way down. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_words(value text) returns text language sql immutable parallel safe strict as $$
      select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(public.search_key(value), '[^a-z0-9]+', ' ', 'g'),
        '[oa]es\\M', 'ao', 'g'), '([a-z]{2})(?:eis|il)\\M', '\\1el', 'g'), '([a-z]{3})ais\\M', '\\1al', 'g'),
        '([a-z]{2})ois\\M', '\\1ol', 'g'), '([a-z])uis\\M', '\\1ul', 'g'), '([a-z])ns\\M', '\\1m', 'g'), '([a-z]{2}[ao])s\\M', '\\1', 'g')
    $$;
    create or replace function search_vector(value text) returns tsvector language sql immutable parallel safe strict
      as $$ select to_tsvector('pg_catalog.portuguese', public.search_words(value)) $$;
  `.execute(db);
}
