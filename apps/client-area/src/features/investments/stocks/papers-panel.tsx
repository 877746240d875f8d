import { ceilingPrice, potentialOf, paperPrice, type StockCode } from '@mirante/domain/investments/stock-code.ts';
import { signedPercent } from '@mirante/domain/format.ts';
import { stockWords } from '@mirante/domain/investments/stock.ts';
import { PriceAge } from '@mirante/screens/quotes/price-age.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { ScrollRegion } from '@mirante/ui-kit/states/scroll-region.tsx';
import css from './papers-panel.module.css';

const { labels } = stockWords;

/** A stock's papers: price, ceiling price, and the price's age. */
export const PapersPanel = ({ codes }: { codes: readonly StockCode[] }) => (
  <Panel title={labels.codes} aside={codes.length > 0 && codes.length}>
    {codes.length === 0 ? (
      <p className={css.none}>Nenhum papel ativo.</p>
    ) : (
      <ScrollRegion className={css.frame} label="Tabela dos papéis">
        <table className={css.papers} aria-label={labels.codes}>
          <thead>
            <tr>
              <th scope="col">Papel</th>
              <th scope="col">{labels.current_price}</th>
              <th scope="col">Preço Teto</th>
              <th scope="col">{labels.fair_price}</th>
              <th scope="col">Potencial</th>
              <th scope="col">Idade do preço</th>
            </tr>
          </thead>
          <tbody>
            {codes.map((code) => (
              <Paper key={code.id} code={code} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    )}
  </Panel>
);

function Paper({ code }: { code: StockCode }) {
  const { current_price, fair_price, national_code, price_updated_at } = code;
  const ceiling = ceilingPrice(fair_price);
  const priced = (price: number | null) => paperPrice(price, national_code);
  return (
    <tr>
      <th scope="row">
        {code.code}
        {!national_code && <small>em US$</small>}
      </th>
      <td className={css.price} data-label={labels.current_price}>
        {priced(current_price || null)}
      </td>
      <td data-label="Preço Teto">
        {ceiling !== null && current_price > 0 && <Bar price={current_price} ceiling={ceiling} />}
        {priced(ceiling)}
      </td>
      <td data-label={labels.fair_price}>{priced(ceiling === null ? null : fair_price)}</td>
      <td className={css.potential} data-label="Potencial">
        {signedPercent(potentialOf(code))}
      </td>
      <td data-label="Idade do preço">
        <PriceAge at={price_updated_at} />
      </td>
    </tr>
  );
}

/** The price relative to the ceiling, which is at 80 % of the bar. */
const Bar = ({ price, ceiling }: { price: number; ceiling: number }) => (
  <span className={css.bar} data-above={price > ceiling || undefined} aria-hidden>
    <i style={{ width: `${Math.min(100, (price / ceiling) * 80)}%` }} />
  </span>
);
