import type { Role } from '@mirante/session/log-in.ts';
import { isOnBoard } from '@mirante/domain/trading/live-panel.ts';
import { panelHead } from '@mirante/domain/trading/panel.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { useDeferredArrival } from '@mirante/ui-kit/states/use-deferred-arrival.ts';
import { usePause } from '@mirante/ui-kit/states/use-pause.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import Button from '@mui/material/Button';
import { memo, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ConnectionPill, type Freshness } from './connection-pill.tsx';
import { FollowedContext } from './alerts/follow-star.tsx';
import { useAlerts, type Alerts } from './alerts/use-alerts.ts';
import { useFollowed, type Followed } from './alerts/use-followed.ts';
import { FilterBar } from './filter-bar.tsx';
import { PanelBoard } from './panel-board.tsx';
import { inTables, matching, newestFirst, sections, shownUnder, type Section } from './panel-rows.ts';
import { PanelTable } from './panel-table.tsx';
import { PanelToolbar } from './panel-toolbar.tsx';
import { useNarrowed, usePanelChoice, type PanelChoice } from './use-panel-choice.ts';
import { useNow } from './use-now.ts';
import { usePanel, type PanelView } from './use-panel.ts';

import { ABORTED, WAITING, WithoutPanel } from './without-panel.tsx';
import css from './panel-page.module.css';

interface Props {
  role: Role;
  /** The paths of a trade and a board message. */
  to: { trade: (id: number) => string; traderMessage: (id: number) => string };
}

const NO_RESULTS = 'Sem resultados para o filtro';

/** The live panel of the Full Trader, for its readers and for traders. */
export function PanelPage({ role, to }: Props) {
  const followed = useFollowed(role);
  const alerts = useAlerts(followed, to.trade);
  const choice = usePanelChoice();
  return <LiveView role={role} followed={followed} alerts={alerts} choice={choice} to={to} />;
}

interface LiveProps extends Props {
  followed: Followed | undefined;
  alerts: Alerts;
  choice: PanelChoice;
}
/** Renders on every update, unlike the page. */
function LiveView({ role, followed, alerts, choice, to }: LiveProps) {
  const paused = useRef(false);
  const view = usePanel(role, alerts.onNotices, paused);
  const live = useDeferredArrival(view.panel);
  const { shown, isPaused, toggle } = usePause(live && { panel: live, heardAt: view.heardAt });
  useEffect(() => {
    paused.current = isPaused;
  });
  const panel = shown?.panel;
  const narrowed = useNarrowed(panel, choice, followed?.trades);
  useReading(live, alerts.read);
  const isAborted = view.state === 'aborted';
  return (
    <>
      <Head state={freshnessOf(view.state, panel !== undefined, isPaused)} at={shown?.heardAt} />
      {/* Only important events, not every change of a value. */}
      <p className="m-hidden" role="status">
        {view.spoken}
      </p>
      <p className="m-hidden" aria-live="polite">
        {alerts.spoken}
      </p>
      {!panel && <WithoutPanel view={view} />}
      {panel && (
        <>
          {isAborted && (
            <Notice tone="danger" role="alert" title={ABORTED} action={<Retry onClick={view.retry} />}>
              O que se vê abaixo pode ter mudado.
            </Notice>
          )}
          {!isAborted && view.state !== 'authorized' && (
            <Notice tone="warning" role="status" title={WAITING}>
              O que se vê abaixo pode ter mudado.
            </Notice>
          )}
          {view.missed > 0 && (
            <Notice
              tone="warning"
              role="status"
              title={`${view.missed} ${view.missed === 1 ? 'atualização' : 'atualizações'} enquanto você esteve fora`}
              action={
                <Button variant="text" size="small" onClick={view.dismissMissed}>
                  Entendi
                </Button>
              }
            />
          )}
          <FollowedContext value={followed}>
            <PanelToolbar
              trades={panel.trades}
              choice={choice}
              followed={followed}
              alerts={alerts}
              isPaused={isPaused}
              onPause={toggle}
            />
            {isPaused && (
              <Notice tone="warning" role="status" title="Painel pausado">
                O que se vê abaixo pode ter mudado. Os alertas continuam.
              </Notice>
            )}
            <Tables panel={narrowed!} isNarrowed={narrowed !== panel} choice={choice} to={to} />
          </FollowedContext>
        </>
      )}
    </>
  );
}

function freshnessOf(state: PanelView['state'], hasPanel: boolean, isPaused: boolean): Freshness {
  if (state === 'aborted') return state;
  if (isPaused) return 'paused';
  // Not live until there is a snapshot to show.
  return hasPanel ? state : 'connecting';
}

const Head = memo(function Head({ state, at }: { state: Freshness; at: string | undefined }) {
  return <PageHead {...panelHead} badge={<ConnectionPill state={state} at={at} />} />;
});

/** Calls `read` after each snapshot, which changes the position. */
function useReading(panel: PanelView['panel'], read: Alerts['read']): void {
  const shown = useRef(panel);
  useEffect(() => {
    shown.current = panel;
  });
  const position = panel?.position;
  useEffect(() => {
    if (position && shown.current) read(shown.current.trades);
  }, [position, read]);
}

const Retry = ({ onClick }: { onClick: () => void }) => (
  <Button variant="outlined" size="small" onClick={onClick}>
    Tentar novamente
  </Button>
);

interface Shown extends Pick<Props, 'to'> {
  panel: NonNullable<PanelView['panel']>;
  /** Some of its trades are filtered out. */
  isNarrowed: boolean;
  choice: PanelChoice;
}
function Tables({ panel, isNarrowed, choice: { order, chooseOrder }, to }: Shown) {
  const [filter, setFilter] = useState('');
  const [chosen, setChosen] = useState<Section>('live');
  const now = useNow();
  const isShown = useMemo(() => shownUnder(filter, now), [filter, now]);
  const tables = useMemo(() => inTables(panel.trades, isShown, order), [panel.trades, isShown, order]);
  const messages = useMemo(
    () => newestFirst(panel.board.filter((message) => isOnBoard(message, now) && matching(message.message, filter))),
    [panel.board, filter, now],
  );
  const counts: Record<Section, number> = {
    live: tables.live.length,
    rp_trigger: tables.rp_trigger.length,
    finished: tables.finished.length,
    board: messages.length,
  };
  const emptyOf = (section: Section) =>
    filter.trim() || (isNarrowed && section !== 'board') ? NO_RESULTS : sections[section].empty;
  const titled = (section: Section, children: ReactNode) => (
    <div key={section} className={css.section} data-shown={chosen === section || undefined}>
      <Panel title={sections[section].title} aside={counts[section]}>
        {children}
      </Panel>
    </div>
  );
  return (
    <>
      <FilterBar
        filter={filter}
        onFilter={setFilter}
        order={order}
        onOrder={chooseOrder}
        chosen={chosen}
        onChoose={setChosen}
        counts={counts}
      />
      <p className="m-hidden" role="status">
        {filter.trim() && Object.values(counts).every((count) => count === 0) && NO_RESULTS}
      </p>
      <div className={css.grid}>
        <div className={css.column}>
          {(['live', 'rp_trigger', 'finished'] as const).map((table) =>
            titled(
              table,
              <PanelTable
                table={table}
                title={sections[table].title}
                trades={tables[table]}
                heard={panel.heard?.trades}
                now={now}
                empty={emptyOf(table)}
                to={to.trade}
              />,
            ),
          )}
        </div>
        {titled(
          'board',
          <PanelBoard messages={messages} heard={panel.heard?.board} empty={emptyOf('board')} to={to.traderMessage} />,
        )}
      </div>
    </>
  );
}
