import { MethodPage } from '@mirante/screens/performance/method-page.tsx';
import { RecordFrame } from './record-frame.tsx';

/** How results are computed, for everybody: the same page as the client area's. */
export const PublicMethodPage = () => (
  <RecordFrame>
    <MethodPage />
  </RecordFrame>
);
