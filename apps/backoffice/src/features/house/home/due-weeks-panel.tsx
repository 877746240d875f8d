import { useListDueWeeksQuery } from '@mirante/api-client/house/overview.ts';
import { day, integer } from '@mirante/domain/format.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';
import css from './bars.module.css';
import { Bars } from './bars.tsx';
import { Part } from './part.tsx';

const shortDay = (at: string) => day(at).slice(0, 5);
const endingFirst = to.clients({ 'client.product_status': 'active', sort: 'client.product_expires_at', order: 1 });

export const DueWeeksPanel = () => (
  <Part
    title="Renovações a vencer"
    height={230}
    query={useListDueWeeksQuery(undefined, { refetchOnMountOrArgChange: 30 })}
    aside={(weeks) => `${integer(weeks.reduce((sum, { n }) => sum + n, 0))} em 30 dias`}
  >
    {(weeks) => (
      <>
        <Bars
          label="Produtos que vencem, por semana"
          of={weeks.map(({ from, to: last, n }) => ({ key: from, n, label: `${shortDay(from)} a ${shortDay(last)}` }))}
        />
        <Typography variant="body2" className={css.more}>
          <Link component={RouterLink} to={endingFirst}>
            Ver quem vence primeiro
          </Link>
        </Typography>
      </>
    )}
  </Part>
);
