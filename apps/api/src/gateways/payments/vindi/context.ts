import type { Db } from '../../../database/db.ts';

/** What the adapter works with beside the HTTP client. */
export interface VindiContext {
  db: Db;
  now: () => Date;
  /** Vindi's product for what is sold without one of its own there. */
  productId: number;
}
