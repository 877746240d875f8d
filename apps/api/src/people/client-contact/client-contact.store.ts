import { versioned } from '../../records/version.ts';
import type { StaffClient } from '@mirante/domain/people/client.ts';
import { isProven } from '../../access/cpf-accounts/cpf-accounts.store.ts';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';

export interface Contact {
  name: string;
  email: string;
  cpf: string | null;
  phone: string | null;
  cell_phone: string | null;
}

/** The client, locked: of two concurrent edits, the second sees the first. */
export const lock = (db: Db, clientId: number): Promise<Contact | undefined> =>
  db
    .selectFrom('client')
    .select(['name', 'email', 'cpf', 'phone', 'cell_phone'])
    .where('id', '=', clientId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Each part has its own version, so that edits of different parts do not conflict. */
export const parts = {
  email: (of: Pick<Contact, 'email'>) => versioned({ email: of.email }, ['email']),
  cpf: (of: Pick<Contact, 'cpf'>) => versioned({ cpf: of.cpf }, ['cpf']),
  phones: (of: Pick<Contact, 'phone' | 'cell_phone'>) =>
    versioned({ phone: of.phone, cell_phone: of.cell_phone }, ['phone', 'cell_phone']),
};
export const versionsOf = (of: Contact): StaffClient['versions'] => ({
  email: parts.email(of).version,
  cpf: parts.cpf(of).version,
  phones: parts.phones(of).version,
});

/** The new address is unconfirmed. */
export async function setEmail(db: Db, clientId: number, email: string): Promise<void> {
  await db.updateTable('client').set({ email, email_confirmed_at: null }).where('id', '=', clientId).execute();
}

/** Whether another account that is proven has the CPF, held or not: one may be proven under a CPF that is held already. */
export const isOfProven = (db: Db, cpf: string, clientId: number): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('client')
      .select('client.id')
      .where('cpf', '=', cpf)
      .where('client.id', '<>', clientId)
      .where(isProven()),
  );

/** Sets the CPF, which a proven account takes over from one that is not. */
export async function setCpf(db: Db, clientId: number, cpf: string): Promise<void> {
  await db
    .updateTable('client')
    .set({ holds_cpf: false })
    .where('cpf', '=', cpf)
    .where('holds_cpf', '=', true)
    .where((eb) => eb.not(isProven()))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('client as claimant')
          .select('claimant.id')
          .where('claimant.id', '=', clientId)
          .where(isProven('claimant')),
      ),
    )
    .execute();
  await db.updateTable('client').set({ cpf, holds_cpf: true }).where('id', '=', clientId).execute();
}

export async function setPhones(
  db: Db,
  clientId: number,
  phones: { phone: string; cell_phone: string | null },
): Promise<void> {
  await db.updateTable('client').set(phones).where('id', '=', clientId).execute();
}
