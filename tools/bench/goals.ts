import type { PartName } from './parts.ts';

export interface Goal {
  id: string;
  what: string;
  /** Which run measures it. */
  run: PartName;
  side: 'at least' | 'at most';
  /** Absent where only the raised one names a figure: such a row is told, not judged. */
  goal?: number;
  /** Of a later round. */
  raised?: number;
  /** What a figure is followed by. */
  unit: string;
  /** Which of several values counts; the middle one unless told. */
  by?: 'worst' | 'p99';
  /** Needs the whole data, or more time than a quick run has. */
  wholeOnly?: true;
}

const raw = (id: string, what: string, goal: number): Goal => ({
  id,
  what,
  run: 'throughput',
  side: 'at least',
  goal,
  unit: 'x pgbench',
});
/** Milliseconds of the database's processor. */
const cost = { run: 'lists', side: 'at most', goal: 10, unit: ' ms' } as const;
/** Of each list; the slowest list is judged. */
const everyList = { ...cost, by: 'worst', wholeOnly: true } as const;
const session = { run: 'lists', side: 'at most', goal: 2, unit: 'x session' } as const;
const none = { side: 'at most', goal: 0, unit: '' } as const;
const memory = { run: 'memory', side: 'at most', goal: 220, unit: ' MB' } as const;
/** On two cores, with jobs and webhooks. */
const sold = { run: 'purchases', side: 'at least', unit: '/s' } as const;
const invest = { run: 'portfolios', side: 'at most', unit: ' ms' } as const;
const contents = { run: 'contents', side: 'at most', goal: 10, unit: ' ms' } as const;
const page = { run: 'pages', side: 'at most' } as const;
const live = { run: 'panels', side: 'at most' } as const;
/** Of other people's calls, at the 99th percentile. */
const others = { run: 'bad-input', side: 'at most', goal: 3, unit: 'x without' } as const;
const panel = { run: 'panel-page', side: 'at most' } as const;
const bytes = { ...page, unit: ' kB' } as const;

export const goals: readonly Goal[] = [
  raw('G1-list', 'payments, 20 rows with total, over HTTP', 0.5),
  raw('G1-detail', 'one payment over HTTP', 0.37),
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
    by: 'worst',
  },
  { ...live, id: 'G6-memory', what: 'memory of a live panel', goal: 8, unit: ' kB' },
  { ...live, id: 'G6-last', what: 'the last panel hears of an update', goal: 1.3, unit: 'x bare ws' },
  { ...live, id: 'G6-cpu', what: 'processor of an update, each panel', goal: 8, unit: ' us' },
  { ...live, id: 'G6-cpu-bare', what: 'the same beside a bare server', goal: 1.3, unit: 'x bare ws' },
  { ...live, id: 'G7', what: 'other requests during updates, p99', goal: 2, unit: 'x without' },
  { ...live, id: 'G8-cpu', what: 'processor of an update to 10,000 panels', goal: 100, unit: ' ms' },
  { ...live, id: 'G8-asking', what: 'panels that an update puts out of step', goal: 0, unit: '' },
  { ...live, id: 'G9-failed', what: 'panels refused when all come back at once', goal: 0, unit: '' },
  { ...live, id: 'G9-authorized', what: 'all are back', goal: 4, unit: ' s', by: 'worst' },
  { ...live, id: 'panels-heard', what: 'from the save to the panels, p99', goal: 1000, unit: ' ms', by: 'worst' },
  { ...live, id: 'panels-heard-two', what: 'the same on two processes', goal: 1000, unit: ' ms', by: 'worst' },
  {
    id: 'notices',
    what: 'a change on another process’s panels, from its commit, at 50 a second, p99',
    run: 'notices',
    side: 'at most',
    goal: 500,
    unit: ' ms',
    by: 'p99',
  },
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
  { id: 'G10-done', what: 'logins done under overload', run: 'logins', side: 'at least', goal: 80, unit: '/s' },
  {
    id: 'G10-refused',
    what: 'a login sent away, the worst',
    run: 'logins',
    side: 'at most',
    goal: 100,
    unit: ' ms',
    by: 'worst',
  },
  { id: 'G11', what: 'checkouts, durable, 8 writers', run: 'checkout', side: 'at least', goal: 800, unit: '/s' },
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
  { id: 'start-again', what: 'npm start again', run: 'start', side: 'at most', goal: 10, unit: ' s', wholeOnly: true },
  { ...bytes, id: 'offer-bytes', what: 'offer, JS gz to interactive', goal: 125, raised: 90, wholeOnly: true },
  { ...bytes, id: 'step0-bytes', what: 'sign-up, JS gz to interactive', goal: 125, raised: 90 },
  { ...bytes, id: 'client-login-bytes', what: 'client login, JS gz to interactive', goal: 190, wholeOnly: true },
  { ...bytes, id: 'client-home-bytes', what: 'client home, JS gz to interactive', goal: 230, wholeOnly: true },
  { ...bytes, id: 'client-payments-bytes', what: 'client payments, JS gz to interactive', goal: 230, wholeOnly: true },
  { ...bytes, id: 'report-bytes', what: 'a report’s reader, JS gz to interactive', goal: 360, wholeOnly: true },
  { ...bytes, id: 'portfolio-bytes', what: 'a portfolio with its charts, JS gz to them', goal: 320, wholeOnly: true },
  { ...bytes, id: 'panel-bytes', what: 'the live panel, JS gz to interactive', goal: 232, wholeOnly: true },
  {
    ...bytes,
    id: 'backoffice-login-bytes',
    what: 'back-office login, JS gz to interactive',
    goal: 190,
    wholeOnly: true,
  },
  { ...bytes, id: 'clients-bytes', what: 'back-office clients, JS gz to interactive', goal: 240 },
  { ...bytes, id: 'payments-bytes', what: 'back-office payments, JS gz to interactive', goal: 240, wholeOnly: true },
  { id: 'stamp', what: 'stamped copy of 40 pages, 5 MB', run: 'stamping', side: 'at most', goal: 300, unit: ' ms' },
  { ...page, id: 'checkout-shift', what: 'layout shift of the checkout', goal: 0.01, unit: '', by: 'worst' },
  { ...page, id: 'checkout-response', what: 'INP of the checkout', goal: 100, unit: ' ms', by: 'worst' },
  { ...page, id: 'lists-response', what: 'INP of the back-office lists', goal: 100, unit: ' ms', by: 'worst' },
  { ...page, id: 'filters-response', what: 'INP of a list’s filters', goal: 100, unit: ' ms', wholeOnly: true },
  { ...page, id: 'lists-heap', what: 'heap of the back-office lists', goal: 10, unit: ' MiB', by: 'worst' },
  { ...page, id: 'client-home-lcp', what: 'LCP of the client home', raised: 1800, unit: ' ms', wholeOnly: true },
  {
    ...page,
    id: 'client-payments-lcp',
    what: 'LCP of the client payments',
    raised: 1800,
    unit: ' ms',
    wholeOnly: true,
  },
  { ...page, id: 'report-lcp', what: 'LCP of a report’s reader', raised: 1800, unit: ' ms', wholeOnly: true },
  { ...page, id: 'portfolio-lcp', what: 'LCP of a portfolio', raised: 1800, unit: ' ms', wholeOnly: true },
  { ...page, id: 'panel-lcp', what: 'LCP of the live panel', raised: 1800, unit: ' ms', wholeOnly: true },
  { ...panel, id: 'panel-script', what: 'script of the live panel, of each update', goal: 0.5, unit: ' ms' },
  { ...panel, id: 'panel-frames', what: 'frames of the live panel', side: 'at least', goal: 0.97, unit: 'x at rest' },
  { ...panel, id: 'panel-longest', what: 'the longest task of the live panel', goal: 50, unit: ' ms' },
  { ...panel, id: 'panel-heap', what: 'heap that updates of the panel leave', goal: 300, unit: ' kB' },
  { ...panel, id: 'panel-nodes', what: 'nodes and listeners they leave', goal: 0, unit: '' },
  { ...page, id: 'clients-lcp', what: 'LCP of the back-office clients', raised: 2170, unit: ' ms' },
  { ...page, id: 'payments-lcp', what: 'LCP of the back-office payments', raised: 2170, unit: ' ms', wholeOnly: true },
  { ...page, id: 'pages-blocked', what: 'TBT of any page', raised: 100, unit: ' ms', by: 'worst' },
];
