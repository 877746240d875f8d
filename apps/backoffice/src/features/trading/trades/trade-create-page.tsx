import { useCreateTradeMutation } from '@mirante/api-client/trading/trades.ts';
import { newTradeForm } from '@mirante/contract/trading/trades.form.ts';
import { trades } from '@mirante/contract/trading/trades.ts';
import { tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';
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

export const TradeCreatePage = () => (
  <div className={css.page}>
    <CreatePage
      words={tradeWords}
      schema={newTradeForm}
      useCreate={useCreateTradeMutation}
      initial={initial}
      opens={to.trade}
      then={to.trades()}
    >
      <TradeFields />
    </CreatePage>
  </div>
);
TradeCreatePage.needs = trades.createTrade;
