import { useViewerDetails } from '@mirante/session/use-session.ts';
import { lazy, Suspense } from 'react';

const ConfirmEmailNotice = lazy(() =>
  import('./confirm-email-notice.tsx').then((m) => ({ default: m.ConfirmEmailNotice })),
);

/** Until when to confirm the e-mail. Most are confirmed, so its code is loaded only for the others. */
export function LazyConfirmEmailNotice() {
  const { confirm_email_by: by } = useViewerDetails();
  return (
    by && (
      <Suspense fallback={null}>
        <ConfirmEmailNotice by={by} />
      </Suspense>
    )
  );
}
