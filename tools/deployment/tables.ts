import pg from 'pg';

/** Every table with its row count and a checksum of all rows, and every sequence with its state. */
export async function contentsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set timezone = 'UTC'; set extra_float_digits = 3");
    const { rows } = await client.query<{ name: string; kind: string }>(`
      select case n.nspname when 'public' then quote_ident(c.relname) else format('%I.%I', n.nspname, c.relname) end as name, c.relkind as kind
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'S') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`);
    const contents: Record<string, string> = {};
    for (const { name, kind } of rows) {
      const sum =
        kind === 'S'
          ? `select last_value || ' ' || is_called as sum from ${name}`
          : `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${name} t`;
      contents[name] = (await client.query<{ sum: string }>(sum)).rows[0]!.sum;
    }
    return contents;
  } finally {
    await client.end();
  }
}
