import { sql, type Kysely } from 'kysely';

/** The files of removed reports, which an analyst must be able to show for years. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table removed_report_file (
      name text primary key,
      report_id int not null,
      version int not null,
      original_name text not null,
      created_at timestamptz not null,
      removed_at timestamptz not null
    );
    create function keep_removed_file() returns trigger language plpgsql as $$ begin
      insert into removed_report_file
      values (old.name, old.report_id, old.version, old.original_name, old.created_at, moment_of_change(now()));
      return null;
    end $$;
    create trigger kept after delete on report_file for each row execute function keep_removed_file();
  `.execute(db);
}
