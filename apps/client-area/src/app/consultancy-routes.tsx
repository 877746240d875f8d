import { lazy } from '@mirante/ui-kit/boot/lazy.ts';
import { Route } from 'react-router';
import { RequireArea } from './area-parts.ts';
import { to } from './to.ts';

const ConsultancyContentListPage = lazy(() =>
  import('../features/content/consultancy-content-list-page.tsx').then((m) => ({
    default: m.ConsultancyContentListPage,
  })),
);
const AdvisoryPage = lazy(() =>
  import('../features/consultancy/advisory-page.tsx').then((m) => ({ default: m.AdvisoryPage })),
);
const MentoringPage = lazy(() =>
  import('../features/consultancy/mentoring-page.tsx').then((m) => ({ default: m.MentoringPage })),
);

/** The consultancy's pages: other clients get the not-found page. */
export const consultancyRoutes = (
  <Route element={<RequireArea allow={{ area: 'consultancy' }} />}>
    <Route path={to.consultancyContents()} element={<ConsultancyContentListPage />} />
    <Route path={to.advisory()} element={<AdvisoryPage />} />
    <Route path={to.mentoring()} element={<MentoringPage />} />
  </Route>
);
