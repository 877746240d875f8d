import { lazy } from '@mirante/ui-kit/boot/lazy.ts';
import { pageTree, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';

export const pages: readonly Page[] = [
  {
    path: to.home(),
    steps: () => [{ label: 'Início' }],
    // Open to all staff: each section checks its own access.
    Screen: lazy(() => import('./home/home-page.tsx').then((m) => ({ default: m.HomePage }))),
  },
  ...pageTree(to.failedJobs(), 'Tarefas que falharam', () =>
    import('./failed-jobs/failed-job-list-page.tsx').then((m) => m.FailedJobListPage),
  ),
];
