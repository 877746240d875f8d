import type { JobName } from '@mirante/domain/house/failed-job.ts';
import type { BrandText, TextName } from '@mirante/domain/house/text-links.ts';
import type { GeneratedAlways } from 'kysely';
import type { Default, Id, Json, Moment } from './columns.ts';

export interface HouseTables {
  /** Jobs that failed their last attempt. */
  failed_job: {
    id: Id;
    job: JobName;
    data: Json<unknown> | null;
    error: string;
    tries: number;
    created_at: Moment;
    failed_at: Moment;
    redriven: Default<boolean>;
    redriven_at: Moment | null;
  };
  /** Changes, for processes that cache data. */
  outbox: { id: GeneratedAlways<number>; topic: string; subject: string | null };
  house_text: { version: string; texts: Json<Record<TextName, BrandText>> };
  mailbox: { id: Id; recipient: string; subject: string; body: string; html: string; created_at: Moment };
  rate_count: { key: string; starts_at: Moment; n: number };
}
