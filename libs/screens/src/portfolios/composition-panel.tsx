import { slicesOf, LARGEST, type Slice } from '@mirante/domain/investments/portfolio-slices.ts';
import { isWhole, shareText, sumOfShares } from '@mirante/domain/investments/share-sum.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import css from './composition-panel.module.css';
import { sliceColour } from './slice-colours.ts';

interface Props {
  items: readonly { id: number; name: string; share: number }[];
}

/** A portfolio's composition: the ten largest items and the rest, as a ring beside the equivalent table. */
export function CompositionPanel({ items }: Props) {
  const slices = slicesOf(items);
  const sum = sumOfShares(items);
  return (
    <Panel title="Composição" aside={items.length > LARGEST ? `${LARGEST} maiores` : undefined}>
      <div className={css.composition}>
        <Ring slices={slices} count={items.length} />
        <table className={css.table}>
          <caption className="m-hidden">Participação de cada item</caption>
          <thead className="m-hidden">
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Participação</th>
            </tr>
          </thead>
          <tbody>
            {slices.map(({ id, name, share }, place) => (
              <tr key={id ?? 'rest'}>
                <th scope="row">
                  <i style={{ backgroundColor: colourOf(id, place) }} aria-hidden />
                  {name}
                </th>
                <td>{shareText(share)}%</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className={isWhole(items) ? undefined : css.wrong}>
              <th scope="row">Soma</th>
              <td>{shareText(sum)}%</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Panel>
  );
}

const colourOf = (id: number | undefined, place: number): string => sliceColour(id === undefined ? LARGEST : place);

const RADIUS = 40;
const ROUND = 2 * Math.PI * RADIUS;
/** Between two slices. */
const GAP = 1;

/** A full circle is 100 percent, or the sum if that is more. */
function Ring({ slices, count }: { slices: readonly Slice[]; count: number }) {
  const whole = Math.max(100, sumOfShares(slices));
  const words = slices.map(({ name, share }) => `${name} ${shareText(share)}%`).join(', ');
  return (
    <svg className={css.ring} viewBox="0 0 100 100" role="img" aria-label={`Gráfico da composição: ${words}`}>
      <circle className={css.empty} cx="50" cy="50" r={RADIUS} />
      {slices.map(({ id, share }, place) => {
        const before = sumOfShares(slices.slice(0, place));
        const length = (share / whole) * ROUND;
        return (
          <circle
            key={id ?? 'rest'}
            cx="50"
            cy="50"
            r={RADIUS}
            style={{ stroke: colourOf(id, place) }}
            strokeDasharray={`${Math.max(length - GAP, GAP / 2)} ${ROUND}`}
            strokeDashoffset={-(before / whole) * ROUND}
          />
        );
      })}
      <text x="50" y="50">
        {count}
      </text>
      <text x="50" y="62" className={css.unit}>
        {count === 1 ? 'item' : 'itens'}
      </text>
    </svg>
  );
}
