import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Who changed what and when stays as it was written, whoever asks. Values can be taken out, since a removed person's must be, and never put in.
    create function keep_audit_entry() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' and to_jsonb(new) - 'diff' = to_jsonb(old) - 'diff' and old.diff @> new.diff then return new; end if;
      raise exception 'an entry of the audit log is not rewritten' using errcode = 'insufficient_privilege';
    end $$;
    create trigger kept before update or delete on audit_entry for each row execute function keep_audit_entry();
    create trigger kept_whole before truncate on audit_entry for each statement execute function keep_audit_entry();
  `.execute(db);
}
