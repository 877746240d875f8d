import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Whether a client, of the table or alias named, ever made a payment of their own that was not reversed. */
export const hasPaid = (client = 'client'): RawBuilder<boolean> =>
  sql`exists (
    select from payment own
    where own.client_id = ${sql.ref(`${client}.id`)} and own.status = 'paid' and not own.guest and own.amount > own.discount
  )`;

/**
 * Whether an account is proven: its address was confirmed, or someone with its password paid. Anybody can sign up under
 * any CPF, so an unproven account has no claim to it.
 */
export const isProven = (client = 'client'): RawBuilder<boolean> =>
  sql`(${sql.ref(`${client}.email_confirmed_at`)} is not null or ${hasPaid(client)})`;

/** The clients with this client's CPF, itself included. */
export const sameCpf = (db: Db, clientId: number) =>
  db
    .selectFrom('client')
    .select('client.id')
    .where('cpf', '=', db.selectFrom('client as one').select('one.cpf').where('one.id', '=', clientId));

export interface CpfAccount {
  id: number;
  email: string;
  proven: boolean;
  holds_cpf: boolean;
}

export const accountsOfCpf = (db: Db, cpf: string): Promise<CpfAccount[]> =>
  db
    .selectFrom('client')
    .select(['id', 'email', 'holds_cpf', isProven().as('proven')])
    .where('cpf', '=', cpf)
    .orderBy('id')
    .execute();
