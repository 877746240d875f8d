import { couponRace } from '../../apps/api/src/testing/coupon-race.ts';

const BUYERS = 500;
const USES = 10;
const ROUNDS = 5;

/** Everybody wants the last uses of a coupon at the same moment, at two API processes over one real PostgreSQL. */
export async function run(): Promise<void> {
  for (const round of await couponRace({ buyers: BUYERS, uses: USES, rounds: ROUNDS })) {
    console.log(
      `${BUYERS} buyers for ${USES} uses: ${round.sold} sold, ${round.refused} refused, ${round.other} other; quantity ${round.left}, uses ${round.used}, charges ${round.charges}, ${round.seconds.toFixed(1)} s`,
    );
    if (round.sold !== USES || round.left !== 0 || round.used !== USES || round.charges !== USES)
      throw new Error('a coupon was oversold or lost');
  }
}

if (import.meta.main) await run();
