import { MethodPage } from '@mirante/screens/performance/method-page.tsx';
import { RecordFrame } from './record-frame.tsx';

/** The public page about the method, the same as in the client area. */
export const PublicMethodPage = () => (
  <RecordFrame>
    <MethodPage />
  </RecordFrame>
);
