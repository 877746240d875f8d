import type { Db } from '../database/db.ts';

const clocks = new WeakMap<Db, () => Date>();

/** From here on, what tests are given by way of these connections goes by the clock. */
export const goBy = (db: Db, now: () => Date): void => void clocks.set(db, now);

/** The moment by the clock of the API that these connections belong to: the machine's where it runs in a process of its own. */
export const nowOf = (db: Db): Date => clocks.get(db)?.() ?? new Date();
