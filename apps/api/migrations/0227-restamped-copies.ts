import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A stored copy is stamped with its reader's name and CPF.
    create function forget_copies() returns trigger language plpgsql as $$
    begin
      update report_copy set file_name = null where client_id = new.id and file_name is not null;
      return null;
    end $$;
    create trigger copies_forgotten after update of name, cpf on client for each row
      when ((old.name, old.cpf) is distinct from (new.name, new.cpf)) execute function forget_copies();
  `.execute(db);
}
