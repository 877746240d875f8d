import { weekdayAndDay } from '@mirante/domain/weekday-and-day.ts';
import { overviewPeriods, type OverviewPeriod } from '@mirante/domain/house/overview.ts';
import { overview } from '@mirante/contract/house/overview.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { useMay } from '@mirante/session/can.tsx';
import { viewerOf } from '@mirante/session/session-slice.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import { SegmentedChoice } from '@mirante/ui-kit/fields/segmented-choice.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import Typography from '@mui/material/Typography';
import { areasFor } from '../../../app/menu.ts';
import { Areas } from './areas.tsx';
import { PendingWork } from './pending-work.tsx';
import { DueWeeksPanel } from './due-weeks-panel.tsx';
import { Figures } from './figures.tsx';
import { FunnelPanel } from './funnel-panel.tsx';
import css from './home-page.module.css';
import { PendingPanel } from './pending-panel.tsx';
import { usePeriod } from './period.ts';
import { RevenuePanel } from './revenue-panel.tsx';
import { SubscribersPanel } from './subscribers-panel.tsx';

const periods = overviewPeriods.map((days) => ({ value: days, label: `${days} dias` }));

export function HomePage() {
  const areas = areasFor(viewerOf(useSessionState('details')));
  const [days, setDays] = usePeriod();
  const seesPanels = useMay(overview.listSubscribers);
  return (
    <>
      <PageHead
        title="Início"
        purpose={`${weekdayAndDay(serverNow().toISOString())}.`}
        actions={seesPanels && <SegmentedChoice legend="Período" options={periods} value={days} onChange={setDays} />}
      />
      {areas.length === 0 && (
        <Typography color="textSecondary">
          Seu usuário ainda não tem papel no sistema. Peça a um administrador que o inclua em um.
        </Typography>
      )}
      {seesPanels && <Panels days={days} />}
      {areas.length > 0 && <Areas areas={areas} />}
    </>
  );
}

/** The order depends on what each role looks at first. */
function Panels({ days }: { days: OverviewPeriod }) {
  const seesMoney = useMay(overview.getRevenue);
  return (
    <>
      {seesMoney && <Figures days={days} />}
      <div className={css.panels}>
        <div>
          {seesMoney && <RevenuePanel days={days} />}
          {seesMoney && <FunnelPanel days={days} />}
          <PendingPanel days={days} />
          {!seesMoney && <DueWeeksPanel days={days} />}
        </div>
        <div>
          <PendingWork />
          <SubscribersPanel />
          {seesMoney && <DueWeeksPanel days={days} />}
        </div>
      </div>
    </>
  );
}
