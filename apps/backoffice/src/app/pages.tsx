import { pages as access } from '../features/access/pages.tsx';
import { pages as content } from '../features/content/pages.tsx';
import { pages as house } from '../features/house/pages.tsx';
import { pages as investments } from '../features/investments/pages.tsx';
import { pages as messaging } from '../features/messaging/pages.tsx';
import { pages as people } from '../features/people/pages.tsx';
import { pages as products } from '../features/products/pages.tsx';
import { pages as records } from '../features/records/pages.tsx';
import { pages as sales } from '../features/sales/pages.tsx';
import { pages as trading } from '../features/trading/pages.tsx';
import type { Page } from './page.tsx';

/** Every page behind the login, from the areas' own lists. */
export const pages: readonly Page[] = [
  ...house,
  ...people,
  ...sales,
  ...products,
  ...content,
  ...messaging,
  ...investments,
  ...trading,
  ...access,
  ...records,
];
