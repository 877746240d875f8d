import { useEditTradeMutation, useGetTradeQuery } from '@mirante/api-client/trading/trades.ts';
import { tradeEditForm, type TradeEditForm } from '@mirante/contract/trading/trades.form.ts';
import { trades } from '@mirante/contract/trading/trades.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { strategies } from '@mirante/domain/trading/strategies.ts';
import { tradeWords } from '@mirante/domain/trading/trade-words.ts';
import type { Trade } from '@mirante/domain/trading/trade.ts';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import record from '../../../record/record.module.css';
import { TradeFields } from '../../../shared/trading/trade-fields.tsx';
import css from '../../../shared/trading/trade-form.module.css';

// Beside the form, which does not wait for it.
const TradeTraces = lazy(() =>
  import('@mirante/screens/trading/trade-traces.tsx').then((m) => ({ default: m.TradeTraces })),
);

export function TradeEditPage() {
  const id = Number(useParams().id);
  return (
    <Loaded shape="form" query={useGetTradeQuery({ id })} what={tradeWords.name} id={id}>
      {(trade) => <Form of={trade} />}
    </Loaded>
  );
}
TradeEditPage.needs = trades.editTrade;

/** An edit posts nothing to the board unless it is requested again. */
function Form({ of }: { of: Trade }) {
  const [edit] = useEditTradeMutation();
  const { id, quoted_as, strategy_id, traces } = of;
  const save = (body: TradeEditForm, version?: string) => edit({ id, body, version });
  return (
    <div className={record.grid}>
      <div className={css.page}>
        <FormPage
          title="Editar operação"
          tab={`Editar ${quoted_as}`}
          purpose={`${quoted_as}, ${strategies[strategy_id].name.toLowerCase()}`}
          schema={tradeEditForm}
          initial={of}
          save={save}
          then={to.trade(id)}
        >
          <TradeFields current={of.current_value} />
        </FormPage>
      </div>
      <Suspense fallback={null}>
        <TradeTraces of={traces} />
      </Suspense>
    </div>
  );
}
