import type { Page } from '../../app/page.tsx';

export const pages: readonly Page[] = [];
