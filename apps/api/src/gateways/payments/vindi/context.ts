import type { Db } from '../../../database/db.ts';

/** The adapter's context besides the HTTP client. */
export interface VindiContext {
  db: Db;
  now: () => Date;
  /** Vindi's product for items without one of their own. */
  productId: number;
}
