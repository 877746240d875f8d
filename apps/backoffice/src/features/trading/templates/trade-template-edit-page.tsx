import {
  useEditTradeTemplateMutation,
  useGetTradeTemplateQuery,
  useListTradeTemplateChangesQuery,
} from '@mirante/api-client/trading/trade-templates.ts';
import { tradeTemplateForm } from '@mirante/contract/trading/trade-templates.form.ts';
import { tradeTemplates } from '@mirante/contract/trading/trade-templates.ts';
import { tradeTemplateWords } from '@mirante/domain/trading/trade-template.ts';
import { to } from '../../../app/to.ts';
import { EditPage } from '../../../record/edit-page.tsx';
import { TradeTemplateFields } from './trade-template-fields.tsx';

export const TradeTemplateEditPage = () => (
  <EditPage
    words={tradeTemplateWords}
    of={tradeTemplates.getTradeTemplate}
    schema={tradeTemplateForm}
    use={useGetTradeTemplateQuery}
    useEdit={useEditTradeTemplateMutation}
    changes={useListTradeTemplateChangesQuery}
    then={to.tradeTemplates()}
  >
    {() => <TradeTemplateFields />}
  </EditPage>
);
TradeTemplateEditPage.needs = tradeTemplates.editTradeTemplate;
