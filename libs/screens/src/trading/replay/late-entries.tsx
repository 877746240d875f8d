import { signed } from '@mirante/domain/format.ts';
import { enteredLater, type LateEntry, type Replay } from '@mirante/domain/trading/replay.ts';
import { valueOf } from '@mirante/domain/trading/trade-result.ts';
import { SegmentedChoice } from '@mirante/ui-kit/fields/segmented-choice.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { Price, ResultText } from '../trade-parts.tsx';
import css from './replay.module.css';

const lateMinutes = [1, 5, 15, 30] as const;
export type LateMinutes = (typeof lateMinutes)[number];
const minutesText = (minutes: number) => (minutes === 1 ? '1 minuto' : `${minutes} minutos`);

interface Props {
  replay: Replay;
  minutes: LateMinutes;
  onMinutes: (minutes: LateMinutes) => void;
  /** The later values are still hidden. */
  isHidden: boolean;
}

/** The result of entering some minutes after the entry was published. */
export function LateEntries({ replay, minutes, onMinutes, isHidden }: Props) {
  const own = enteredLater(replay, 0);
  const chosen = enteredLater(replay, minutes);
  return (
    <Panel
      title="Quem entrou depois"
      aside={
        <SegmentedChoice
          legend="Entrei depois de"
          options={lateMinutes.map((value) => ({ value, label: `${value} min` }))}
          value={minutes}
          onChange={onMinutes}
        />
      }
    >
      <p className={css.note}>Entrada no último valor publicado até o instante, saída com a operação.</p>
      {isHidden || 'missing' in own.outcome ? (
        <p className={css.note}>
          {'missing' in own.outcome ? own.outcome.missing : 'O resultado aparece no fim do replay.'}
        </p>
      ) : (
        <>
          <p className={css.chosen} role="status">
            Entrei {minutesText(minutes)} depois: <EntryOutcome entry={chosen} />
          </p>
          <table className={css.late}>
            <caption className="m-hidden">Resultado de quem entrou depois</caption>
            <thead>
              <tr>
                <th scope="col">Entrada</th>
                <th scope="col">Valor</th>
                <th scope="col">Resultado</th>
                <th scope="col">Dif. (p.p.)</th>
              </tr>
            </thead>
            <tbody>
              {[own, ...lateMinutes.map((each) => enteredLater(replay, each))].map((entry) => (
                <Row key={entry.minutes} entry={entry} own={own} isChosen={entry.minutes === minutes} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </Panel>
  );
}

const EntryOutcome = ({ entry: { value, outcome } }: { entry: LateEntry }) =>
  'missing' in outcome ? (
    <span>{outcome.missing}</span>
  ) : (
    <>
      <Price value={value} />, <ResultText value={outcome.value} />
    </>
  );

function Row({ entry, own, isChosen }: { entry: LateEntry; own: LateEntry; isChosen: boolean }) {
  const { minutes, value, outcome } = entry;
  const [result, ownResult] = [valueOf(outcome), valueOf(own.outcome)];
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row">{minutes === 0 ? 'No aviso' : `${minutes} min depois`}</th>
      {'missing' in outcome ? (
        <td colSpan={3}>{outcome.missing}</td>
      ) : (
        <>
          <td>
            <Price value={value} />
          </td>
          <td>
            <ResultText value={result} />
          </td>
          <td>{minutes === 0 || result === null || ownResult === null ? '—' : signed(result - ownResult)}</td>
        </>
      )}
    </tr>
  );
}
