import type { Db } from '../database/db.ts';

const BEGIN = Date.parse('2026-11-25T12:00:00-03:00');

/**
 * What a test's API goes by unless the test says otherwise: noon of a Wednesday when the process begins, and on from there, so that
 * no run depends on the day or hour it is made at. Where the machine's clock was moved, to see what its day brings, it is the machine's.
 */
export const testNow = (): Date => new Date(process.env.FAKETIME ? Date.now() : BEGIN + performance.now());

const clocks = new WeakMap<Db, () => Date>();

/** From here on, what tests are given by way of these connections goes by the clock. */
export const useClock = (db: Db, now: () => Date): void => void clocks.set(db, now);

/** The moment by the clock of the API that these connections belong to: the machine's where it runs in a process of its own. */
export const clockNow = (db: Db): Date => clocks.get(db)?.() ?? new Date();
