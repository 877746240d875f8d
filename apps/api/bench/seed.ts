import { emptyDatabase, loadScale, scaleOf, withClient } from './databases.ts';
import type { Reading, Size } from './statistics.ts';

/** The time to load a large house, including building indexes and analysing tables. */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const value: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const house = await emptyDatabase();
    try {
      value.push(await withClient(house.url, (client) => loadScale(client, scaleOf(size))));
    } finally {
      await house.drop();
    }
  }
  yield { id: 'G12-seed', value, detail: value.map((seconds) => `${seconds.toFixed(1)} s`).join(', ') };
}
