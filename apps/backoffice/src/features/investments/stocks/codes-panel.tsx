import { useRemoveStockCodeMutation } from '@mirante/api-client/investments/stock-codes.ts';
import { stockCodes } from '@mirante/contract/investments/stock-codes.ts';
import { dayTime, signedPercent } from '@mirante/domain/format.ts';
import { ceilingPrice, potentialOf, paperPrice, type StockCode } from '@mirante/domain/investments/stock-code.ts';
import { stockWords, type Stock } from '@mirante/domain/investments/stock.ts';
import { yesNo } from '@mirante/domain/records/words.ts';
import { Can } from '@mirante/session/can.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { to } from '../../../app/to.ts';
import { RowActions } from '../../../record/list-actions.tsx';
import record from '../../../record/record.module.css';
import css from './codes-panel.module.css';

const { labels } = stockWords;

/** A stock's papers, with their price and fair price. */
export const CodesPanel = ({ stock }: { stock: Stock }) => (
  <Panel
    title={labels.codes}
    aside={
      <Can call={stockCodes.createStockCode}>
        <Button component={Link} to={to.addStockCode(stock.id)} variant="text" size="small">
          Adicionar papel
        </Button>
      </Can>
    }
  >
    {stock.stock_codes.length === 0 ? (
      <p className={record.quiet}>Nenhum papel.</p>
    ) : (
      <ul className={css.codes}>
        {stock.stock_codes.map((code) => (
          <Paper key={code.id} stockId={stock.id} code={code} />
        ))}
      </ul>
    )}
  </Panel>
);

function Paper({ stockId, code }: { stockId: number; code: StockCode }) {
  const [remove] = useRemoveStockCodeMutation();
  const { id, current_price, fair_price, national_code, active, price_updated_at } = code;
  const ceiling = ceilingPrice(fair_price);
  return (
    <li>
      <div className={css.head}>
        <strong>{code.code}</strong>
        <span>
          {labels.national_code}: {yesNo[`${national_code}`]} · {labels.active}: {yesNo[`${active}`]}
        </span>
        <RowActions
          edit={stockCodes.editStockCode}
          to={to.editStockCode(stockId, id)}
          remove={stockCodes.removeStockCode}
          what={`o papel ${code.code}`}
          act={() => remove({ id: stockId, code_id: id }).unwrap()}
        />
      </div>
      <dl>
        <div>
          <dt>{labels.current_price}</dt>
          <dd>{paperPrice(current_price || null, national_code)}</dd>
        </div>
        <div>
          <dt>Preço Teto</dt>
          <dd>{paperPrice(ceiling, national_code)}</dd>
        </div>
        <div>
          <dt>{labels.fair_price}</dt>
          <dd>{paperPrice(ceiling === null ? null : fair_price, national_code)}</dd>
        </div>
        <div>
          <dt>Potencial</dt>
          <dd>{signedPercent(potentialOf(code))}</dd>
        </div>
        <div>
          <dt>{labels.price_updated_at}</dt>
          <dd>{dayTime(price_updated_at)}</dd>
        </div>
      </dl>
    </li>
  );
}
