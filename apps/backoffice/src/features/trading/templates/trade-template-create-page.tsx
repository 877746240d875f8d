import { useCreateTradeTemplateMutation } from '@mirante/api-client/trading/trade-templates.ts';
import { tradeTemplateForm } from '@mirante/contract/trading/trade-templates.form.ts';
import { tradeTemplates } from '@mirante/contract/trading/trade-templates.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { to } from '../../../app/to.ts';
import { TradeTemplateFields } from './trade-template-fields.tsx';

const initial = { strategy_id: 2, asset_type_id: 1, distance_unit: 'percent', valid_input_today: 'Até {entrada}' };

export function TradeTemplateCreatePage() {
  const [create] = useCreateTradeTemplateMutation();
  return (
    <FormPage
      title="Criar modelo de operação"
      schema={tradeTemplateForm}
      initial={initial}
      save={(body) => create({ body })}
      then={to.tradeTemplates()}
    >
      <TradeTemplateFields />
    </FormPage>
  );
}
TradeTemplateCreatePage.needs = tradeTemplates.createTradeTemplate;
