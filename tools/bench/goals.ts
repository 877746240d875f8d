import { browserGoals } from './browser-goals.ts';
import type { Goal } from './goal.ts';
import { liveGoals } from './live-goals.ts';

const raw = (id: string, what: string, goal: number): Goal => ({
  id,
  what,
  run: 'throughput',
  side: 'at least',
  goal,
  unit: 'x pgbench',
});
/** Installing Directus takes minutes. */
const directus = { run: 'directus', side: 'at least', unit: 'x Directus', wholeOnly: true } as const;
/** Milliseconds of database CPU time. */
const cost = { run: 'lists', side: 'at most', goal: 10, unit: ' ms', dependsOn: 'speed' } as const;
/** Measured for each list; the slowest list counts. */
const everyList = { ...cost, by: 'worst', wholeOnly: true } as const;
const session = { run: 'lists', side: 'at most', goal: 2, unit: 'x session' } as const;
const none = { side: 'at most', goal: 0, unit: '' } as const;
const memory = { run: 'memory', side: 'at most', goal: 220, unit: ' MB' } as const;
/** On two cores, with jobs and webhooks running. */
const sold = { run: 'purchases', side: 'at least', unit: '/s', dependsOn: 'speed' } as const;
const invest = { run: 'portfolios', side: 'at most', unit: ' ms', dependsOn: 'speed' } as const;
const contents = { run: 'contents', side: 'at most', goal: 10, unit: ' ms', dependsOn: 'speed' } as const;
/** The 99th percentile of other callers' latency. */
const others = { run: 'bad-input', side: 'at most', goal: 3, unit: 'x without' } as const;

export const goals: readonly Goal[] = [
  raw('G1-list', 'payments, 20 rows with total, over HTTP', 0.5),
  raw('G1-detail', 'one payment over HTTP', 0.37),
  { ...directus, id: 'G2-list', what: 'payments, 20 rows with total, over HTTP', goal: 20 },
  { ...directus, id: 'G2-detail', what: 'one payment over HTTP', goal: 25 },
  { ...directus, id: 'G2-texts', what: 'clients by texts over HTTP', goal: 4 },
  {
    id: 'G3',
    what: 'page 20,000 of the payments',
    run: 'lists',
    side: 'at most',
    goal: 3,
    unit: 'x page 1',
    wholeOnly: true,
  },
  { ...cost, id: 'G4-texts', what: 'any text over the clients, p99', by: 'p99' },
  { ...cost, id: 'G4-everywhere', what: 'any text over everything, p99', by: 'p99' },
  { ...session, id: 'G4-cpf', what: 'a whole CPF' },
  { ...session, id: 'G4-email', what: 'a whole e-mail' },
  { ...everyList, id: 'lists-p95', what: 'any list, p95 of its questions' },
  { ...everyList, id: 'lists-worst', what: 'any question to any list', goal: 50 },
  { ...everyList, id: 'lists-pairs-p95', what: 'any list under two filters, p95' },
  { ...everyList, id: 'lists-pairs-worst', what: 'any question under two filters', goal: 50 },
  {
    id: 'growth',
    what: 'any list, search or record at 1k to 10M payments',
    run: 'growth',
    side: 'at most',
    goal: 1.3,
    unit: 'x at 100k',
    by: 'worst',
    wholeOnly: true,
  },
  { ...invest, id: 'portfolio-page', what: 'any portfolio’s page, in the database', goal: 10, by: 'worst' },
  { ...invest, id: 'portfolio-curve', what: 'ten years of 30 papers as a curve, cold', goal: 50 },
  { ...invest, id: 'portfolio-curve-kept', what: 'the same once it is kept', goal: 10 },
  { ...contents, id: 'contents-search', what: 'a search of 50,000 contents, p99', goal: 20, by: 'p99' },
  { ...contents, id: 'contents-p95', what: 'any list of contents, p95 of its questions', by: 'worst' },
  { ...contents, id: 'contents-worst', what: 'any question to any list of contents', goal: 50 },
  { ...contents, id: 'contents-detail', what: 'one content, read', by: 'worst' },
  {
    id: 'cotahist',
    what: 'a year of B3’s quotes, 700 MB, is loaded',
    run: 'cotahist',
    side: 'at most',
    goal: 60,
    unit: ' s',
    dependsOn: 'speed',
    wholeOnly: true,
  },
  {
    id: 'cotahist-memory',
    what: 'memory of the process that loads it',
    run: 'cotahist',
    side: 'at most',
    goal: 220,
    unit: ' MB',
  },
  { id: 'G5', what: 'a hot cached GET', run: 'cached', side: 'at least', goal: 0.6, raised: 0.85, unit: 'x hello' },
  { ...none, id: 'G5-queries', what: 'queries of a hot cached GET', run: 'cached' },
  {
    id: 'announcements',
    what: 'a changed coupon on the offer of two processes',
    run: 'announcements',
    side: 'at most',
    goal: 100,
    unit: ' ms',
    dependsOn: 'speed',
    by: 'worst',
  },
  ...liveGoals,
  {
    id: 'G10-others',
    what: 'other requests while all log in, p99',
    run: 'logins',
    side: 'at most',
    goal: 2,
    unit: 'x idle',
  },
  { ...others, id: 'bad-questions', what: 'others while 500 ask the worst question' },
  { ...others, id: 'bad-exports', what: 'others while 50 people export' },
  { ...others, id: 'bad-readers', what: 'others while 50 read a byte a second' },
  {
    id: 'G10-done',
    what: 'logins done under overload',
    run: 'logins',
    side: 'at least',
    goal: 80,
    unit: '/s',
    dependsOn: 'speed',
  },
  {
    id: 'G10-refused',
    what: 'a login sent away, the worst',
    run: 'logins',
    side: 'at most',
    goal: 100,
    unit: ' ms',
    dependsOn: 'speed',
    by: 'worst',
  },
  {
    id: 'G11',
    what: 'checkouts, durable, 8 writers',
    run: 'checkout',
    side: 'at least',
    goal: 800,
    unit: '/s',
    dependsOn: 'speed',
  },
  { ...none, id: 'G11-exact', what: 'what does not add up after them', run: 'checkout' },
  { ...sold, id: 'purchases-pix', what: 'whole purchases by Pix over HTTP', goal: 200 },
  { ...sold, id: 'purchases-card', what: 'whole purchases by card over HTTP', goal: 57 },
  { ...sold, id: 'purchases-sign-up', what: 'whole sign-ups over HTTP', goal: 37 },
  { ...none, id: 'purchases-exact', what: 'what does not add up after them', run: 'purchases' },
  { ...none, id: 'coupon-race', what: 'uses of a coupon oversold or lost', run: 'coupon-race', by: 'worst' },
  { ...none, id: 'crash', what: 'purchases lost or doubled by kill -9', run: 'crash' },
  { ...memory, id: 'G12-start', what: 'memory of the API after its start' },
  { ...memory, id: 'G12-load', what: 'memory of the API after load' },
  { ...memory, id: 'G12-floods', what: 'memory of the API a minute after floods and exports' },
  { id: 'idle', what: 'transactions of an idle API', run: 'idle', side: 'at most', goal: 2, unit: '/s' },
  {
    id: 'G12-seed',
    what: 'the seed at scale, indexed, analysed',
    run: 'seed',
    side: 'at most',
    goal: 20,
    unit: ' s',
    dependsOn: 'speed',
    wholeOnly: true,
  },
  {
    id: 'start-first',
    what: 'npm start in an empty clone',
    run: 'start',
    side: 'at most',
    goal: 1.5,
    unit: 'x npm ci',
    wholeOnly: true,
  },
  {
    id: 'start-again',
    what: 'npm start again',
    run: 'start',
    side: 'at most',
    goal: 10,
    unit: ' s',
    wholeOnly: true,
    dependsOn: 'speed',
  },
  {
    id: 'stamp',
    what: 'stamped copy of 40 pages, 5 MB',
    run: 'stamping',
    side: 'at most',
    goal: 300,
    unit: ' ms',
  },
  ...browserGoals,
];
