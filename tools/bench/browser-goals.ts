import type { Goal } from './goal.ts';

const page = { run: 'pages', side: 'at most' } as const;
const peer = { ...page, unit: 'x react-admin', wholeOnly: true } as const;
const lighthouse = { run: 'lighthouse', side: 'at least', unit: '', by: 'worst', wholeOnly: true } as const;
const panel = { run: 'panel-page', side: 'at most' } as const;
const reader = { run: 'reader', side: 'at most', goal: 1500, unit: ' ms' } as const;
const lcp = { ...page, raised: 1800, unit: ' ms', wholeOnly: true } as const;
const bytes = { ...page, unit: ' kB' } as const;

/** Goals that a browser measures. */
export const browserGoals: readonly Goal[] = [
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
  { ...page, id: 'checkout-shift', what: 'layout shift of the checkout', goal: 0.01, unit: '', by: 'worst' },
  { ...page, id: 'checkout-response', what: 'INP of the checkout', goal: 100, unit: ' ms', by: 'worst' },
  { ...page, id: 'lists-response', what: 'INP of the back-office lists', goal: 100, unit: ' ms', by: 'worst' },
  { ...page, id: 'filters-response', what: 'INP of a list’s filters', goal: 100, unit: ' ms', wholeOnly: true },
  { ...page, id: 'lists-heap', what: 'heap of the back-office lists', goal: 10, unit: ' MiB', by: 'worst' },
  { ...lcp, id: 'client-home-lcp', what: 'LCP of the client home' },
  { ...lcp, id: 'client-payments-lcp', what: 'LCP of the client payments' },
  { ...lcp, id: 'report-lcp', what: 'LCP of a report’s reader' },
  { ...lcp, id: 'portfolio-lcp', what: 'LCP of a portfolio' },
  { ...lcp, id: 'panel-lcp', what: 'LCP of the live panel' },
  { ...lighthouse, id: 'lighthouse-checkout', what: 'Lighthouse of the checkout, phone, all four', goal: 100 },
  { ...lighthouse, id: 'lighthouse-client', what: 'Lighthouse of the client area, phone', goal: 95, raised: 97 },
  { ...lighthouse, id: 'lighthouse-client-others', what: 'its accessibility, practices and SEO', goal: 100 },
  { ...lighthouse, id: 'lighthouse-lists', what: 'Lighthouse of the back-office lists, desktop', goal: 100 },
  { ...reader, id: 'reader-first-page', what: 'from a tap to the first page of 40, 5 MB, its copy made' },
  { ...reader, id: 'reader-first-page-cold', what: 'the same where its copy is made first' },
  {
    ...panel,
    id: 'panel-script',
    what: 'script of the live panel, of each update',
    goal: 0.5,
    unit: ' ms',
  },
  { ...panel, id: 'panel-frames', what: 'frames of the live panel', side: 'at least', goal: 0.97, unit: 'x at rest' },
  { ...panel, id: 'panel-longest', what: 'the longest task of the live panel', goal: 50, unit: ' ms' },
  { ...panel, id: 'panel-heap', what: 'heap that updates of the panel leave', goal: 300, unit: ' kB' },
  { ...panel, id: 'panel-nodes', what: 'nodes and listeners they leave', goal: 0, unit: '' },
  { ...page, id: 'clients-lcp', what: 'LCP of the back-office clients', raised: 2170, unit: ' ms' },
  { ...page, id: 'payments-lcp', what: 'LCP of the back-office payments', raised: 2170, unit: ' ms', wholeOnly: true },
  {
    ...peer,
    id: 'lists-lcp-peer',
    what: 'LCP of the back-office lists',
    goal: 0.6,
    raised: 0.45,
    by: 'worst',
  },
  { ...peer, id: 'payments-blocked-peer', what: 'TBT of 60 payments', goal: 0.4 },
  { ...page, id: 'pages-blocked', what: 'TBT of any page', raised: 100, unit: ' ms', by: 'worst' },
];
