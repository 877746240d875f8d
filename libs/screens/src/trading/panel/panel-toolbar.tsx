import { strategies, strategyIds } from '@mirante/domain/trading/strategies.ts';
import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import Star from 'lucide-react/icons/star';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { memo, Suspense, useMemo, useState } from 'react';
import type { Alerts } from './alerts/use-alerts.ts';
import type { Followed } from './alerts/use-followed.ts';
import { isEqual } from './is-equal.ts';
import { shownUnder } from './panel-rows.ts';
import { countsOf, type PanelChoice } from './use-panel-choice.ts';
import { useNow } from './use-now.ts';
import css from './panel-toolbar.module.css';

const AlertSettings = lazyDialog(() => import('./alerts/alert-settings.tsx').then((m) => m.AlertSettings));

interface Props {
  trades: readonly OwnTradeRow[];
  choice: PanelChoice;
  followed: Followed | undefined;
  alerts: Alerts;
  isPaused: boolean;
  onPause: () => void;
}

/** The panel's filters, its pause, and its alert settings. */
export function PanelToolbar({ trades, followed, ...choices }: Props) {
  const now = useNow();
  const isShown = useMemo(() => shownUnder('', now), [now]);
  return <Bar {...choices} followed={followed} counts={countsOf(trades, isShown, followed?.trades)} />;
}

interface BarProps extends Omit<Props, 'trades'> {
  counts: ReturnType<typeof countsOf>;
}
/** Memoised: rendered when a count changes, not on every value. */
const Bar = memo(
  function Bar({ counts, choice, followed, alerts, isPaused, onPause }: BarProps) {
    const [isOpen, setOpen] = useState(false);
    const Mark = alerts.choices.sound ? Volume2 : VolumeX;
    return (
      <>
        <div className={css.bar}>
          <div className={css.chips} role="group" aria-label="Estratégia">
            <Chip
              name="Todas"
              count={counts.all}
              isOn={!choice.strategy}
              onPress={() => choice.chooseStrategy(undefined)}
            />
            {strategyIds.map((id) => (
              <Chip
                key={id}
                name={strategies[id].short}
                title={strategies[id].name}
                count={counts[id]}
                isOn={choice.strategy === id}
                onPress={() => choice.chooseStrategy(choice.strategy === id ? undefined : id)}
              />
            ))}
          </div>
          {followed && (
            <button
              type="button"
              className={css.chip}
              aria-pressed={choice.onlyFollowed}
              onClick={choice.toggleFollowed}
            >
              <Star size={16} strokeWidth={1.75} aria-hidden /> Acompanhadas{' '}
              {followed.trades && <small>{counts.followed}</small>}
            </button>
          )}
          <button type="button" className={css.chip} onClick={onPause}>
            {isPaused ? 'Continuar' : 'Pausar'}
          </button>
          <button type="button" className={css.chip} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Mark size={16} strokeWidth={1.75} aria-hidden /> {followed ? 'Alertas e som' : 'Som e avisos'}
          </button>
        </div>
        {isOpen && (
          <Suspense fallback={null}>
            <AlertSettings alerts={alerts} followed={followed} />
          </Suspense>
        )}
      </>
    );
  },
  ({ counts: before, ...was }, { counts, ...is }) => isEqual(was, is) && isEqual(before, counts),
);

interface ChipProps {
  name: string;
  title?: string;
  count: number;
  isOn: boolean;
  onPress: () => void;
}
const Chip = ({ name, title, count, isOn, onPress }: ChipProps) => (
  <button type="button" className={css.chip} title={title} aria-pressed={isOn} onClick={onPress}>
    {name} <small>{count}</small>
  </button>
);
