import type { Id, Moment } from './columns.ts';

export interface HouseTables {
  mailbox: { id: Id; recipient: string; subject: string; body: string; html: string; created_at: Moment };
  rate_count: { key: string; starts_at: Moment; n: number };
}
