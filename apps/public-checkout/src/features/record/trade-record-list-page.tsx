import { TradeRecordPage } from '@mirante/screens/record/trade-record-page.tsx';
import { recordAddresses, RecordFrame } from './record-frame.tsx';

/** Trades that are over, for everybody. */
export const TradeRecordListPage = () => (
  <RecordFrame>
    <TradeRecordPage to={recordAddresses} tradeLink={({ code }) => code} />
  </RecordFrame>
);
