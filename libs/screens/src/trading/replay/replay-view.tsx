import { PAST_RESULTS } from '@mirante/domain/investments/performance/performance.ts';
import { replayOf, stepAt } from '@mirante/domain/trading/replay.ts';
import { strategies } from '@mirante/domain/trading/strategies.ts';
import { tradeStyles, tradeTypeNames, type OwnTrade } from '@mirante/domain/trading/trade.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { EmptyState } from '@mirante/ui-kit/states/states.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Button from '@mui/material/Button';
import { day, integer } from '@mirante/domain/format.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { ResultText, Side } from '../trade-parts.tsx';
import { TradeErrata } from '../trade-traces.tsx';
import { LateEntries, type LateMinutes } from './late-entries.tsx';
import { PanelMoment } from './panel-moment.tsx';
import { isLong, spanOf } from './replay-format.ts';
import { replayLines } from './replay-lines.ts';
import { ReplayPlayer } from './replay-player.tsx';
import { ReplaySteps } from './replay-steps.tsx';
import { ReplayTable } from './replay-table.tsx';
import { usePlayback } from './use-playback.ts';
import css from './replay.module.css';

// Chart.js is loaded after everything readable.
const ReplayChart = lazy(() => import('./replay-chart.tsx').then((m) => ({ default: m.ReplayChart })));
const HEIGHT = 320;

interface Props {
  of: Omit<OwnTrade, 'contents'>;
  /** `panel` only for viewers who may open it. */
  to: { trade: string; panel: string | undefined };
}

/**
 * The replay of a trade from its first record to its last, as its subscribers saw it, and the results of later entries.
 */
export function ReplayView({ of, to }: Props) {
  const replay = useMemo(() => replayOf(of, of.traces), [of]);
  const playback = usePlayback(replay);
  const [asTable, setAsTable] = useState(false);
  const [hidesLater, setHidesLater] = useState(false);
  const [minutes, setMinutes] = useState<LateMinutes>(5);
  const { at } = playback;
  const step = stepAt(replay, at);
  const long = isLong(replay);
  const isHidden = hidesLater && at < spanOf(replay).to;
  const result = isHidden ? (step?.result ?? null) : of.result;
  const shownSteps = replay.steps.filter((each) => !isHidden || each.at <= at);
  return (
    <>
      <PageHead
        title={`Replay de ${of.quoted_as}`}
        badge={
          <>
            <Side type={of.type} /> <StatusChip look={tradeStyles[isHidden && step ? step.status : of.status]} />{' '}
            {result !== null && <ResultText value={result} />}
          </>
        }
        purpose={[
          tradeTypeNames[of.type],
          strategies[of.strategy_id].name,
          `${day(of.created_at)}, não é ao vivo`,
        ].join(' · ')}
        actions={
          <>
            <Button component={Link} to={to.trade} variant="outlined" size="small">
              Ver operação
            </Button>
            {to.panel && (
              <Button component={Link} to={to.panel} variant="outlined" size="small">
                Ir ao vivo
              </Button>
            )}
          </>
        }
      />
      {!step ? (
        <EmptyState title="Esta operação não tem registros." />
      ) : (
        <div className={css.grid}>
          <p className="m-hidden" role="status">
            {playback.isPlaying ? step.event : ''}
          </p>
          <div className={css.column}>
            <Panel title="Valores publicados" aside={<Legend />}>
              <div className={css.tools}>
                <label className={css.check}>
                  <input
                    type="checkbox"
                    checked={hidesLater}
                    onChange={({ target }) => setHidesLater(target.checked)}
                  />
                  Esconder o que vem depois
                </label>
                <Button variant="text" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
                  Ver como tabela
                </Button>
              </div>
              {asTable ? (
                <ReplayTable steps={shownSteps} long={long} height={HEIGHT} />
              ) : (
                <Suspense fallback={<CardSkeleton height={HEIGHT} />}>
                  <ReplayChart replay={replay} at={at} minutes={minutes} hidesLater={isHidden} height={HEIGHT} />
                </Suspense>
              )}
              <ReplayPlayer replay={replay} playback={playback} />
            </Panel>
            {!isHidden && <TradeErrata errata={of.errata} />}
            <div className={css.below}>
              <PanelMoment of={of} step={step} long={long} at={at} />
              <LateEntries replay={replay} minutes={minutes} onMinutes={setMinutes} isHidden={isHidden} />
            </div>
          </div>
          <ReplaySteps replay={replay} at={at} long={long} hidesLater={isHidden} onSeek={playback.seek} />
        </div>
      )}
      <p className={css.foot}>
        Fonte: registros da operação {integer(of.id)}. São os valores publicados no painel, não os preços da bolsa; a
        execução de cada um pode ter sido outra. Sem custos e sem imposto. {PAST_RESULTS}
      </p>
    </>
  );
}

const Legend = () => (
  <ul className={css.legend}>
    <li data-line="now">até o instante</li>
    <li data-line="later">depois</li>
    {replayLines.map(({ field, label }) => (
      <li key={field} data-line={field}>
        {label.toLowerCase().replace('rp', 'RP')}
      </li>
    ))}
  </ul>
);
