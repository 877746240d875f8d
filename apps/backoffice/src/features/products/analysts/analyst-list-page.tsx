import { useListAnalystsQuery, useRemoveAnalystMutation } from '@mirante/api-client/products/analysts.ts';
import { analysts } from '@mirante/contract/products/analysts.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { analystWords } from '@mirante/domain/products/analyst.ts';
import { HeadActions, RowActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';
import css from '../../../shared/two-lines.module.css';

export function AnalystListPage() {
  const [remove] = useRemoveAnalystMutation();
  return (
    <ListPage
      words={analystWords}
      of={analysts.listAnalysts}
      use={useListAnalystsQuery}
      columns={columns}
      head={{
        purpose: 'Aparecem na página de oferta, nesta ordem.',
        actions: (
          <HeadActions
            file={analysts.exportAnalysts}
            create={analysts.createAnalyst}
            to={to.newAnalyst()}
            label="Criar analista"
          />
        ),
      }}
      actions={({ id, name }) => (
        <RowActions
          edit={analysts.editAnalyst}
          to={to.editAnalyst(id)}
          remove={analysts.removeAnalyst}
          what={`o analista ${name}`}
          act={() => remove({ id }).unwrap()}
        />
      )}
    />
  );
}
AnalystListPage.needs = analysts.listAnalysts;

const columns = columnsOf<typeof analysts.listAnalysts>(analystWords.list, {
  id: { sort: 'analyst.id', card: 'hidden' },
  name: { filter: filter.text('analyst.name', 'Nome'), wrap: true, card: 'title' },
  cnpi: { card: 'line' },
  presentation: {
    write: (presentation) => <span className={css.clamped}>{presentation}</span>,
    wrap: true,
    card: 'line',
  },
  position: { align: 'right', sort: 'analyst.position', card: 'right' },
});
