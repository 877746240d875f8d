import { page, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';

export const pages: readonly Page[] = [
  page(to.traceReport(), 'Rastrear PDF', () => import('./report-copies/trace-page.tsx').then((m) => m.TracePage)),
];
