import type { Goal } from './goal.ts';

const live = { run: 'panels', side: 'at most' } as const;
const timedLive = { ...live, dependsOn: 'speed' } as const;

/**
 * Goals of the live panel's server. The processor of an update is mostly the kernel's writing, which slows down with a
 * machine less than a minimal server does: it is not converted, but compared with a bare server.
 */
export const liveGoals: readonly Goal[] = [
  { ...live, id: 'G6-memory', what: 'memory of a live panel', goal: 8, unit: ' kB' },
  { ...live, id: 'G6-last', what: 'the last panel hears of an update', goal: 1.3, unit: 'x bare ws' },
  { ...live, id: 'G6-cpu', what: 'processor of an update, each panel', goal: 8, unit: ' us' },
  { ...live, id: 'G6-cpu-bare', what: 'the same beside a bare server', goal: 1.3, unit: 'x bare ws' },
  { ...live, id: 'G7', what: 'other requests during updates, p99', goal: 2, unit: 'x without' },
  {
    ...live,
    id: 'G8-cpu',
    what: 'processor of an update to 10,000 panels',
    goal: 100,
    unit: ' ms',
  },
  { ...live, id: 'G8-asking', what: 'panels that an update puts out of step', goal: 0, unit: '' },
  { ...live, id: 'G9-failed', what: 'panels refused when all come back at once', goal: 0, unit: '' },
  { ...timedLive, id: 'G9-authorized', what: 'all are back', goal: 4, unit: ' s', by: 'worst' },
  {
    ...timedLive,
    id: 'panels-heard',
    what: 'from the save to the panels, p99',
    goal: 1000,
    unit: ' ms',
    by: 'worst',
  },
  {
    ...timedLive,
    id: 'panels-heard-two',
    what: 'the same on two processes',
    goal: 1000,
    unit: ' ms',
    by: 'worst',
  },
  {
    id: 'notices',
    what: 'a change on another process’s panels, from its commit, at 50 a second, p99',
    run: 'notices',
    side: 'at most',
    goal: 500,
    unit: ' ms',
    dependsOn: 'speed',
    by: 'p99',
  },
];
