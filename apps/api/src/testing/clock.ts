import type { Db } from '../database/db.ts';

const BEGIN = Date.parse('2026-11-25T12:00:00-03:00');

/**
 * The clock of a test's API by default: noon on a Wednesday at the process's start, and on from there, so that no run
 * depends on its day or hour. With a moved machine clock, which tests calendar days, it is the machine's.
 */
export const testNow = (): Date => new Date(process.env.FAKETIME ? Date.now() : BEGIN + performance.now());

const clocks = new WeakMap<Db, () => Date>();

/** From here on, factories given these connections use this clock. */
export const useClock = (db: Db, now: () => Date): void => void clocks.set(db, now);

/** The time by the clock of the API that owns these connections; the machine's if it runs in a process of its own. */
export const clockNow = (db: Db): Date => clocks.get(db)?.() ?? new Date();
