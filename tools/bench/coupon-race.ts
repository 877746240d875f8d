import type { Reading, Size } from '../../apps/api/bench/statistics.ts';
import { couponRace, type Round } from '../../apps/api/src/testing/coupon-race.ts';

const USES = 10;

/** Concurrent buyers of a coupon's last uses, against two API processes over one real PostgreSQL. */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const [buyers, rounds] = size === 'whole' ? [500, 5] : [200, 2];
  const held = await couponRace({ buyers, uses: USES, rounds });
  const value = held.map(({ sold, left, used, charges }) =>
    Math.max(Math.abs(sold - USES), left, Math.abs(used - USES), Math.abs(charges - USES)),
  );
  const total = (of: (round: Round) => number) => held.reduce((sum, round) => sum + of(round), 0);
  yield {
    id: 'coupon-race',
    value,
    detail: `${rounds} x ${buyers} buyers for ${USES} uses: ${total((r) => r.sold)} sold, ${total((r) => r.refused)} refused, ${total((r) => r.other)} other`,
  };
}
