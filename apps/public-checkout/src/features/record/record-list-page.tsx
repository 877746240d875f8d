import { useListRecordQuery } from '@mirante/api-client/investments/record.ts';
import { RecordPage } from '@mirante/screens/record/record-page.tsx';
import { recordAddresses, RecordFrame } from './record-frame.tsx';

/** The public record of closed positions. */
export const RecordListPage = () => (
  <RecordFrame>
    <RecordPage use={useListRecordQuery} reportLink={({ title }) => title} to={recordAddresses} />
  </RecordFrame>
);
