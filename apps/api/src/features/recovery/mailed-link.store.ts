import type { Address } from '@mirante/domain/client.ts';
import type { Viewer } from '@mirante/domain/access.ts';
import type { Db } from '../../db.ts';
import { owner } from '../session/session.store.ts';
import { hashOf, newToken } from '../session/token.ts';

/** What was typed at a purchase for a CPF that is a client's already, and waits for that client's word. */
export interface TypedChange {
  name?: string;
  email?: string;
  phone?: string;
  cell_phone?: string | null;
  password_hash?: string;
  address?: Omit<Address, 'complement' | 'city_id'> & Partial<Pick<Address, 'complement' | 'city_id'>>;
}
export interface NewLink {
  purpose: 'reset' | 'confirm' | 'change';
  role: Viewer['role'];
  id: number;
  change?: TypedChange;
  now: Date;
}
export interface Link {
  client_id: number | null;
  user_id: number | null;
  purpose: NewLink['purpose'];
  change: TypedChange | null;
}

const MINUTE = 60_000;
const lives = { reset: 10 * MINUTE, confirm: 30 * 1440 * MINUTE, change: 7 * 1440 * MINUTE };

/** Answers with the code, of which only the hash is kept. */
export async function create(db: Db, { purpose, role, id, change, now }: NewLink): Promise<string> {
  const code = newToken();
  await db
    .insertInto('mailed_link')
    .values({ ...owner(role, id), code_hash: hashOf(code), purpose, change: change ? JSON.stringify(change) : null, created_at: now, expires_at: new Date(now.getTime() + lives[purpose]) })
    .execute();
  return code;
}

/** Uses a code up. Of two that come with one code, one gets it. */
export async function use(db: Db, code: string, purposes: readonly NewLink['purpose'][], now: Date): Promise<Link | undefined> {
  return db
    .updateTable('mailed_link')
    .set({ used_at: now })
    .where('code_hash', '=', hashOf(code))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['client_id', 'user_id', 'purpose', 'change'])
    .executeTakeFirst();
}

export async function find(db: Db, code: string, purposes: readonly NewLink['purpose'][], now: Date): Promise<{ used_at: Date | null } | undefined> {
  return db.selectFrom('mailed_link').select('used_at').where('code_hash', '=', hashOf(code)).where('purpose', 'in', purposes).where('expires_at', '>', now).executeTakeFirst();
}

/** Whoever changed a password wants no older link to change it again. */
export async function useUpAll(db: Db, role: Viewer['role'], id: number, now: Date): Promise<void> {
  await db
    .updateTable('mailed_link')
    .set({ used_at: now })
    .where(role === 'client' ? 'client_id' : 'user_id', '=', id)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .execute();
}
