import { useGetPanelQuery } from '@mirante/api-client/trading/panel.ts';
import { useGetTradeQuery, useUpdateCurrentValueMutation } from '@mirante/api-client/trading/trades.ts';
import { currentValueForm } from '@mirante/contract/trading/trades.form.ts';
import { trades } from '@mirante/contract/trading/trades.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { price } from '@mirante/domain/trading/trade-format.ts';
import { valueOf, resultOf } from '@mirante/domain/trading/trade-result.ts';
import { tradeStatusNames, tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { isOpenTrade, type OwnTradeRow, type Trade } from '@mirante/domain/trading/trade.ts';
import { ResultText, TradeName } from '@mirante/screens/trading/trade-parts.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { Link, useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import css from './trade-value-page.module.css';

export function TradeValuePage() {
  const id = Number(useParams().id);
  return (
    <Loaded shape="form" query={useGetTradeQuery({ id })} what={tradeWords.name} id={id}>
      {(trade) => <ValueForm of={trade} />}
    </Loaded>
  );
}
TradeValuePage.needs = trades.updateCurrentValue;

const valueForm = currentValueForm.pick(['current_value']);
const Field = fieldsOf<{ current_value: number }>(tradeWords.form);

function ValueForm({ of }: { of: Trade }) {
  const [update] = useUpdateCurrentValueMutation();
  const { quoted_as: asset, current_value, value_at } = of;
  const known =
    current_value === null ? 'Sem valor até agora.' : `Era ${price(current_value)}, em ${dayTime(value_at)}.`;
  if (!isOpenTrade(of))
    return (
      <>
        <PageHead
          title="Atualizar valor"
          purpose={asset}
          actions={
            <Button component={Link} to={to.trade(of.id)} variant="outlined" size="small">
              Ver operação
            </Button>
          }
        />
        <Notice tone="info" title="A operação não está em aberto">
          O valor atual é das operações em gatilho, andamento ou RP.
        </Notice>
      </>
    );
  return (
    <FormPage
      title="Atualizar valor"
      purpose={`${asset}. ${known}`}
      schema={valueForm}
      save={({ current_value: value }) => update({ body: { asset, current_value: value } })}
      then={to.trade(of.id)}
      words={{ submit: 'Atualizar', leave: 'Cancelar' }}
    >
      <Field.Decimal name="current_value" />
      <Affected asset={asset} />
    </FormPage>
  );
}

/** The trades that the value changes, with their results. The panel has every open one, a page of a list may not. */
function Affected({ asset }: { asset: string }) {
  const { values } = useFormikContext<{ current_value: number | '' }>();
  const { currentData } = useGetPanelQuery(undefined, { refetchOnMountOrArgChange: true });
  const open = currentData?.trades.filter((trade) => trade.quoted_as === asset && isOpenTrade(trade)) ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-label="Operações que mudam" className={css.affected}>
      <p>
        Vale para {open.length === 1 ? 'a operação' : `as ${open.length} operações`} de {asset} em gatilho, andamento ou
        RP.
      </p>
      <ul>
        {open.map((trade) => (
          <li key={trade.id}>
            <TradeName of={trade} />
            <span>{tradeStatusNames[trade.status]}</span>
            <ResultText value={resultAt(trade, values.current_value)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const resultAt = (trade: OwnTradeRow, value: number | ''): number | null =>
  typeof value === 'number' && !Number.isNaN(value)
    ? valueOf(resultOf({ ...trade, current_value: value }))
    : trade.result;
