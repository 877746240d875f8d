import { afterEach, expect, it, vi } from 'vitest';
import type { LiveSocket } from './live-socket.ts';
import { PanelHub, SLICE_MS } from './panel-hub.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('panel hub: yields to the event loop after each slice of writing, however many panels', async () => {
  const hub = new PanelHub();
  for (let n = 0; n < 40; n += 1) hub.add({ owner: `client ${n}` } as LiveSocket);
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const order: string[] = [];
  setImmediate(() => order.push('other'));
  await hub.inSlices(() => {
    now += SLICE_MS / 8;
    order.push('panel');
  });
  expect(order.indexOf('other')).toBe(8);
  expect(order.filter((who) => who === 'panel')).toHaveLength(40);
});
