import { RootListPage } from '@mirante/screens/record/root-list-page.tsx';
import { recordAddresses, RecordFrame } from './record-frame.tsx';

export const RecordRootListPage = () => (
  <RecordFrame>
    <RootListPage to={{ record: recordAddresses.portfolios }} />
  </RecordFrame>
);
