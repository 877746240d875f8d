// node bench/load-cotahist.ts URL FILE: loads B3's file into the database at the URL, and prints the duration and the
// memory used.
import { openDb } from '../src/database/db.ts';
import { loadFile } from '../src/investments/quotes/load-quotes.job.ts';
import { insert } from '../src/investments/quotes/quote-loads.store.ts';

export interface Loading {
  seconds: number;
  /** The peak, in MB (of 1,000,000 bytes). */
  megabytes: number;
  added: number;
  unchanged: number;
}

const [url = '', file = ''] = process.argv.slice(2);
const db = openDb({ url });
const now = () => new Date();
const id = await insert(db, {
  source: 'b3',
  name: 'COTAHIST.TXT',
  origin: 'fetched',
  status: 'loading',
  created_at: now(),
});
const began = performance.now();
const { counts, fault } = await loadFile({ db, now }, id, {
  path: file,
  kind: { source: 'b3', index: null },
  keepsTyped: true,
});
if (fault) throw fault;
const loading: Loading = {
  seconds: (performance.now() - began) / 1000,
  megabytes: process.resourceUsage().maxRSS * 1.024e-3,
  added: counts.added,
  unchanged: counts.unchanged,
};
process.stdout.write(JSON.stringify(loading));
await db.destroy();
