import { useListOwnRecordQuery } from '@mirante/api-client/investments/record.ts';
import { RecordPage } from '@mirante/screens/record/record-page.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { recordAddresses } from './record-addresses.ts';
import { to } from '../../app/to.ts';

/** Closed positions, with the reports that this client may open. */
export const RecordListPage = () => (
  <RecordPage
    use={useListOwnRecordQuery}
    to={recordAddresses}
    reportLink={({ id, title, opens }) =>
      opens ? (
        <Link component={RouterLink} to={to.report(id)}>
          {title}
        </Link>
      ) : (
        title
      )
    }
  />
);
