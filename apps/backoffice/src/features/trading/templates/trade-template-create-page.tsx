import { useCreateTradeTemplateMutation } from '@mirante/api-client/trading/trade-templates.ts';
import { tradeTemplateForm } from '@mirante/contract/trading/trade-templates.form.ts';
import { tradeTemplates } from '@mirante/contract/trading/trade-templates.ts';
import { tradeTemplateWords } from '@mirante/domain/trading/trade-template.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';
import { TradeTemplateFields } from './trade-template-fields.tsx';

const initial = { strategy_id: 2, asset_type_id: 1, distance_unit: 'percent', valid_input_today: 'Até {entrada}' };

export const TradeTemplateCreatePage = () => (
  <CreatePage
    words={tradeTemplateWords}
    schema={tradeTemplateForm}
    useCreate={useCreateTradeTemplateMutation}
    initial={initial}
    then={to.tradeTemplates()}
  >
    <TradeTemplateFields />
  </CreatePage>
);
TradeTemplateCreatePage.needs = tradeTemplates.createTradeTemplate;
