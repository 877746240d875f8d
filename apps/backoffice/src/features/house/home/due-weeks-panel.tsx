import { useListDueWeeksQuery } from '@mirante/api-client/house/overview.ts';
import { clients } from '@mirante/contract/people/clients.ts';
import { day, integer } from '@mirante/domain/format.ts';
import type { DueWeek, OverviewPeriod } from '@mirante/domain/house/overview.ts';
import { useMay } from '@mirante/session/can.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';
import { Bars } from './bars.tsx';
import { HomeSection } from './home-section.tsx';

const shortDay = (at: string) => day(at).slice(0, 5);

export function DueWeeksPanel({ days }: { days: OverviewPeriod }) {
  const mayList = useMay(clients.listClients);
  const query = useListDueWeeksQuery({ days }, { refetchOnMountOrArgChange: 30 });
  return (
    <HomeSection
      title="Renovações a vencer"
      height={230}
      query={query}
      aside={(weeks) => `${integer(weeks.reduce((sum, { n }) => sum + n, 0))} nos próximos ${days} dias`}
    >
      {(weeks) => (
        <Bars
          label="Produtos que vencem, por semana"
          of={weeks.map((week) => {
            const label = `${shortDay(week.from)} a ${shortDay(week.to)}`;
            return {
              key: week.from,
              n: week.n,
              label: mayList ? (
                <Link component={RouterLink} to={clientsEnding(week)}>
                  {label}
                </Link>
              ) : (
                label
              ),
            };
          })}
        />
      )}
    </HomeSection>
  );
}

/** The clients of a week, by expiry. */
const clientsEnding = ({ from, to: last }: DueWeek) =>
  to.clients({
    'client.product_status': 'active',
    'client.expires_from': from,
    'client.expires_to': last,
    sort: 'client.product_expires_at',
    order: 1,
  });
