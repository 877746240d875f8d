import { signedPercent } from '@mirante/domain/format.ts';
import type { Replay, ReplayKind, ReplayStep } from '@mirante/domain/trading/replay.ts';
import { price } from '@mirante/domain/trading/trade-format.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { momentText } from './replay-format.ts';
import css from './replay.module.css';

interface Props {
  replay: Replay;
  at: number;
  long: boolean;
  hidesLater: boolean;
  onSeek: (at: number) => void;
}

const kindNames: Partial<Record<ReplayKind, string>> = {
  undone: 'Desfeito',
  corrected: 'Correção',
  errata: 'Errata',
};

/** All steps in order, corrections and errata included. Choosing one seeks to it. */
export function ReplaySteps({ replay, at, long, hidesLater, onSeek }: Props) {
  const current = replay.steps.findLast((step) => step.at <= at);
  const shown = replay.steps.filter((step) => !hidesLater || step.at <= at);
  return (
    <Panel title="Registros" aside={replay.steps.length}>
      <ol className={css.steps}>
        {shown.map((step) => (
          <li key={step.id} data-kind={step.kind} data-later={step.at > at || undefined}>
            <button type="button" aria-current={step === current ? 'step' : undefined} onClick={() => onSeek(step.at)}>
              <span className={css.event}>
                <strong>{step.event}</strong>
                <time dateTime={new Date(step.at).toISOString()}>{momentText(step.at, long)}</time>
              </span>
              {kindNames[step.kind] && <small className={css.kind}>{kindNames[step.kind]}</small>}
              {step.errata && <small>{step.errata}</small>}
              <small>{valuesText(step)}</small>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const valuesText = ({ kind, value, stop, target, rp, result }: ReplayStep): string =>
  [
    ...(kind === 'opened' || kind === 'level'
      ? [`stop ${price(stop)}`, `RP ${price(rp)}`, `alvo ${price(target)}`]
      : [`valor ${price(value)}`]),
    ...(result === null ? [] : [`resultado ${signedPercent(result)}`]),
  ].join(' · ');
