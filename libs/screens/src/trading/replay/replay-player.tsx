import { MINUTE_MS } from '@mirante/domain/durations.ts';
import { stepAt, type Replay } from '@mirante/domain/trading/replay.ts';
import { SegmentedChoice } from '@mirante/ui-kit/fields/segmented-choice.tsx';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import type { KeyboardEvent } from 'react';
import { isLong, momentText, spanOf, speedsOf } from './replay-format.ts';
import css from './replay.module.css';
import type { Playback } from './use-playback.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Props {
  replay: Replay;
  playback: Playback;
}

/** The playback controls: a slider over the trade's time, and the speed. */
export function ReplayPlayer({ replay, playback }: Props) {
  const { from, to } = spanOf(replay);
  const long = isLong(replay);
  const { at, isPlaying, toggle, seek, skip } = playback;
  const said = `${momentText(at, long)}, ${stepAt(replay, at)?.event ?? ''}`;
  return (
    <>
      <div className={css.slider}>
        <div className={css.marks} aria-hidden>
          {replay.steps.map((step) => (
            <i
              key={step.id}
              data-past={step.at <= at || undefined}
              style={{ left: `${to > from ? ((step.at - from) / (to - from)) * 100 : 0}%` }}
            />
          ))}
        </div>
        <input
          type="range"
          min={from}
          max={to}
          step={1000}
          value={at}
          aria-label="Instante"
          aria-valuetext={said}
          onChange={({ target }) => seek(Number(target.value))}
          onKeyDown={(event) => onSliderKey(event, playback)}
        />
      </div>
      <div className={css.controls}>
        <div className={css.buttons}>
          <button type="button" aria-label="Registro anterior" aria-disabled={at <= from} onClick={() => skip(-1)}>
            <SkipBack {...icon} />
          </button>
          <button type="button" className={css.play} aria-label={isPlaying ? 'Pausar' : 'Tocar'} onClick={toggle}>
            {isPlaying ? <Pause {...icon} /> : <Play {...icon} />}
          </button>
          <button type="button" aria-label="Próximo registro" aria-disabled={at >= to} onClick={() => skip(1)}>
            <SkipForward {...icon} />
          </button>
        </div>
        <time className={css.now} dateTime={new Date(at).toISOString()}>
          {momentText(at, long)}
        </time>
        <SegmentedChoice
          legend="Velocidade"
          options={speedsOf(long)}
          value={playback.speed}
          onChange={playback.setSpeed}
        />
        <p className={css.keys}>
          <kbd>Espaço</kbd> toca <kbd>←</kbd> <kbd>→</kbd> registro <kbd>Shift →</kbd> 1 min
        </p>
      </div>
    </>
  );
}

function onSliderKey(event: KeyboardEvent, { at, toggle, seek, skip }: Playback): void {
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as -1 | 1 | undefined;
  if (event.key === ' ') toggle();
  else if (way && event.shiftKey) seek(at + way * MINUTE_MS);
  else if (way) skip(way);
  else return;
  event.preventDefault();
}
