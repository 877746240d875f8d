import { useCreateTradeMutation } from '@mirante/api-client/trading/trades.ts';
import { newTradeForm, type TradeForm } from '@mirante/contract/trading/trades.form.ts';
import { trades } from '@mirante/contract/trading/trades.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { to } from '../../../app/to.ts';
import { TradeFields } from '../../../shared/trading/trade-fields.tsx';
import css from '../../../shared/trading/trade-form.module.css';

const initial = {
  type: 'C',
  status: 'trigger',
  strategy_id: 2,
  asset_type_id: 1,
  app_alert: true,
  create_message: false,
};

export function TradeCreatePage() {
  const [create] = useCreateTradeMutation();
  const save = async (body: TradeForm) => ({
    to: to.trade((await create({ body }).unwrap()).id),
  });
  return (
    <div className={css.page}>
      <FormPage title="Criar operação" schema={newTradeForm} initial={initial} save={save} then={to.trades()}>
        <TradeFields />
      </FormPage>
    </div>
  );
}
TradeCreatePage.needs = trades.createTrade;
