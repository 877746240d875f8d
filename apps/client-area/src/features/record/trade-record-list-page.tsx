import { TradeRecordPage } from '@mirante/screens/record/trade-record-page.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { to } from '../../app/to.ts';
import { recordAddresses } from './record-addresses.ts';

/** Trades that are over, each with its replay; who lacks the area is offered it there. */
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
