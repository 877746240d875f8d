import { TradeRecordPage } from '@mirante/screens/record/trade-record-page.tsx';
import { recordAddresses, RecordFrame } from './record-frame.tsx';

/** The public record of closed trades. */
export const TradeRecordListPage = () => (
  <RecordFrame>
    <TradeRecordPage to={recordAddresses} tradeLink={({ code }) => code} />
  </RecordFrame>
);
