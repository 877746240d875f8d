import type { About } from '@mirante/screens/related-contents/related-pages.ts';
import { lazy, Suspense } from 'react';

// Below the rest of the page, which does not wait for it.
const RelatedLists = lazy(() => import('./related-lists.tsx').then((m) => ({ default: m.RelatedLists })));

/** The reports, news and videos about a record that the client's products open, six of each per page. */
export const RelatedContents = (about: About) => (
  <Suspense fallback={null}>
    <RelatedLists {...about} />
  </Suspense>
);
