import type { Reading, Size } from '../../apps/api/bench/statistics.ts';

interface Part {
  measure: (size: Size) => AsyncGenerator<Reading>;
}

/** Every run, in order of execution. */
export const parts = {
  throughput: () => import('../../apps/api/bench/throughput.ts'),
  directus: () => import('./directus.ts'),
  lists: () => import('../../apps/api/bench/lists.ts'),
  growth: () => import('../../apps/api/bench/growth.ts'),
  portfolios: () => import('../../apps/api/bench/portfolios.ts'),
  contents: () => import('../../apps/api/bench/contents.ts'),
  cotahist: () => import('../../apps/api/bench/cotahist.ts'),
  cached: () => import('../../apps/api/bench/cached.ts'),
  announcements: () => import('../../apps/api/bench/announcements.ts'),
  notices: () => import('../../apps/api/bench/notices.ts'),
  logins: () => import('../../apps/api/bench/logins.ts'),
  panels: () => import('../../apps/api/bench/panels.ts'),
  checkout: () => import('../../apps/api/bench/checkout.ts'),
  purchases: () => import('../../apps/api/bench/purchases.ts'),
  'coupon-race': () => import('./coupon-race.ts'),
  crash: () => import('./crash.ts'),
  memory: () => import('../../apps/api/bench/memory.ts'),
  'bad-input': () => import('../../apps/api/bench/bad-input.ts'),
  idle: () => import('../../apps/api/bench/idle.ts'),
  stamping: () => import('../../apps/api/bench/stamping.ts'),
  seed: () => import('../../apps/api/bench/seed.ts'),
  start: () => import('./start.ts'),
  pages: () => import('./pages.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  reader: () => import('./reader.ts'),
  'panel-page': () => import('./panel-page.ts'),
} satisfies Record<string, () => Promise<Part>>;
export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];
