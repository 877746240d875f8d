import {
  useListCorporateActionsQuery,
  useRemoveCorporateActionMutation,
} from '@mirante/api-client/investments/quotes.ts';
import { corporateActions } from '@mirante/contract/investments/corporate-actions.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { day } from '@mirante/domain/format.ts';
import {
  corporateActionLabels,
  corporateActionWords,
  writtenFactor,
} from '@mirante/domain/investments/corporate-action.ts';
import { HeadActions, RowActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';
import { QuoteTabs } from '../quotes/quote-tabs.tsx';

export function CorporateActionListPage() {
  const [remove] = useRemoveCorporateActionMutation();
  return (
    <ListPage
      words={corporateActionWords}
      of={corporateActions.listCorporateActions}
      use={useListCorporateActionsQuery}
      columns={columns}
      head={{
        actions: (
          <HeadActions
            file={corporateActions.exportCorporateActions}
            create={corporateActions.createCorporateAction}
            to={to.createCorporateAction()}
            label="Criar evento"
          />
        ),
      }}
      actions={({ id, code, day: of }) => (
        <RowActions
          edit={corporateActions.editCorporateAction}
          to={to.editCorporateAction(id)}
          remove={corporateActions.removeCorporateAction}
          what={`o evento de ${code} de ${day(of)}`}
          act={() => remove({ id }).unwrap()}
        />
      )}
    >
      <QuoteTabs />
    </ListPage>
  );
}
CorporateActionListPage.needs = corporateActions.listCorporateActions;

const columns = columnsOf<typeof corporateActions.listCorporateActions>(corporateActionWords.list, {
  code: { filter: filter.text('stock_code.code', 'Código'), card: 'title', wrap: false },
  kind: {
    write: (kind) => corporateActionLabels[kind],
    filter: filter.choice('corporate_action.kind', corporateActionLabels),
    card: 'corner',
  },
  day: { write: day, sort: 'corporate_action.day', filter: filter.day('corporate_action.day', 'desde') },
  factor: { write: writtenFactor, align: 'right' },
  old_code: {},
});
