import { TradeRecordPage } from '@mirante/screens/record/trade-record-page.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { to } from '../../app/to.ts';
import { recordAddresses } from './record-addresses.ts';

/** Closed trades, each linked to its replay; without the area, that page shows its offer. */
export const TradeRecordListPage = () => (
  <TradeRecordPage
    to={recordAddresses}
    tradeLink={({ id, code, removed_at }) =>
      removed_at ? (
        code
      ) : (
        <Link component={RouterLink} to={to.tradeReplay(id)}>
          {code}
        </Link>
      )
    }
  />
);
