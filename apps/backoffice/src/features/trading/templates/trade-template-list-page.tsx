import {
  useListTradeTemplatesQuery,
  useRemoveTradeTemplateMutation,
} from '@mirante/api-client/trading/trade-templates.ts';
import { tradeTemplates } from '@mirante/contract/trading/trade-templates.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { signed } from '@mirante/domain/format.ts';
import { strategies, strategyIds, strategyNames } from '@mirante/domain/trading/strategies.ts';
import { tradeTemplateWords, type TradeTemplateRow } from '@mirante/domain/trading/trade-template.ts';
import { to } from '../../../app/to.ts';
import { HeadActions, RowActions } from '../../../record/list-actions.tsx';

export function TradeTemplateListPage() {
  const [remove] = useRemoveTradeTemplateMutation();
  return (
    <ListPage
      words={tradeTemplateWords}
      of={tradeTemplates.listTradeTemplates}
      use={useListTradeTemplatesQuery}
      columns={columns}
      head={{
        purpose: 'Com que as operações novas começam na mesa.',
        actions: (
          <HeadActions
            file={tradeTemplates.exportTradeTemplates}
            create={tradeTemplates.createTradeTemplate}
            to={to.newTradeTemplate()}
            label="Criar modelo"
          />
        ),
      }}
      actions={({ id, name }) => (
        <RowActions
          edit={tradeTemplates.editTradeTemplate}
          to={to.editTradeTemplate(id)}
          remove={tradeTemplates.removeTradeTemplate}
          what={`o modelo ${name}`}
          act={() => remove({ id }).unwrap()}
        />
      )}
    />
  );
}
TradeTemplateListPage.needs = tradeTemplates.listTradeTemplates;

const distance = (value: number | null, { distance_unit: unit }: TradeTemplateRow): string =>
  value === null ? '—' : signed(value, unit === 'percent' ? '%' : ' pts').replace('+', '');

const columns = columnsOf<typeof tradeTemplates.listTradeTemplates>(tradeTemplateWords.list, {
  id: { sort: 'trade_template.id', card: 'hidden' },
  name: {
    sort: 'trade_template.name',
    filter: filter.text('trade_template.name', 'Nome'),
    card: 'title',
  },
  strategy_id: {
    write: (id) => strategies[id].short,
    sort: 'trade_template.strategy_id',
    filter: filter.choice(
      'trade_template.strategy_id',
      strategyIds.map((id) => [String(id), strategyNames[id]] as const),
      'Todas',
    ),
    card: 'left',
  },
  stop_distance: { cell: (row) => distance(row.stop_distance, row), align: 'right', card: 'hidden' },
  target_distance: { cell: (row) => distance(row.target_distance, row), align: 'right', card: 'hidden' },
  valid_input_today: { card: 'line' },
});
