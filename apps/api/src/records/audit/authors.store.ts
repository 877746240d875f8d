import type { AuditAuthor } from '@mirante/domain/house/audit.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** All users by name, removed ones too: what they did stays in the log. */
export const authors = (db: Db): Promise<AuditAuthor[]> =>
  db
    .selectFrom('staff_user')
    .select(['id', 'name', sql<boolean>`removed_at is not null`.as('removed')])
    .orderBy('name_key')
    .orderBy('id')
    .execute();
