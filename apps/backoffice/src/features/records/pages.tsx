import { page, type Page } from '../../app/page.tsx';
import { to } from '../../app/to.ts';

export const pages: readonly Page[] = [
  page(to.audit(), 'Alterações', () => import('./audit/audit-list-page.tsx').then((m) => m.AuditListPage)),
];
