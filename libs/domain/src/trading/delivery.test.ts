import { describe, expect, it } from 'vitest';
import { bucketOf, DELIVERY_BUCKETS, deliveryOf, deliveryWords, inSeconds } from './delivery.ts';

const counts = (node: string, sent: number, times: readonly number[]) => {
  const buckets = Array.from({ length: DELIVERY_BUCKETS }, () => 0);
  for (const ms of times) buckets[bucketOf(ms)]! += 1;
  return { node, sent, seen: times.length, buckets, last_ms: Math.max(0, ...times) };
};

describe("a notice's delivery figures", () => {
  it('are summed over all nodes, and given per node', () => {
    const fast = Array.from({ length: 99 }, () => 80);
    const { nodes, ...all } = deliveryOf([counts('a', 100, fast), counts('b', 2, [4200])]);
    expect(all).toEqual({ sent: 102, seen: 100, median_ms: 100, p99_ms: 100, last_ms: 4200 });
    expect(nodes).toEqual([
      { node: 'a', sent: 100, seen: 99, median_ms: 80, p99_ms: 80, last_ms: 80 },
      { node: 'b', sent: 2, seen: 1, median_ms: 4200, p99_ms: 4200, last_ms: 4200 },
    ]);
  });

  it('beyond the last bucket are at least the slowest delivery', () => {
    expect(deliveryOf([counts('a', 2, [10, 95_000])])).toMatchObject({ median_ms: 50, p99_ms: 95_000 });
  });

  it.each([
    [0, [], 'Nenhum painel aberto'],
    [1, [90], '1 painel, 99% em 0,1 s'],
    [312, [], '0 de 312 painéis'],
    [3, [390, 310], '2 de 3 painéis, 99% em 0,4 s'],
  ])('to %i panels have a text', (sent, times, words) => {
    expect(deliveryWords(deliveryOf([counts('a', sent, times)]))).toBe(words);
  });

  it('in seconds are rounded up', () => {
    expect([inSeconds(1), inSeconds(2700), inSeconds(4801)]).toEqual(['0,1 s', '2,7 s', '4,9 s']);
  });
});
