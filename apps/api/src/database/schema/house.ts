import type { GeneratedAlways } from 'kysely';
import type { Id, Moment } from './columns.ts';

export interface HouseTables {
  /** What changed, for those who keep copies of it. */
  outbox: { id: GeneratedAlways<number>; topic: string };
  mailbox: { id: Id; recipient: string; subject: string; body: string; html: string; created_at: Moment };
  rate_count: { key: string; starts_at: Moment; n: number };
}
