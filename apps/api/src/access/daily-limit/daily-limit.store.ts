import type { Db } from '../../database/db.ts';

export const administrators = (db: Db): Promise<{ name: string; email: string }[]> =>
  db
    .selectFrom('staff_user')
    .innerJoin('staff_user_role', 'user_id', 'staff_user.id')
    .innerJoin('role', 'role.id', 'role_id')
    .select(['staff_user.name', 'email'])
    .where('role.name', '=', 'administrador')
    .where('removed_at', 'is', null)
    .orderBy('staff_user.id')
    .execute();

export const nameOf = async (db: Db, userId: number): Promise<string> =>
  (await db.selectFrom('staff_user').select('name').where('id', '=', userId).executeTakeFirstOrThrow()).name;
