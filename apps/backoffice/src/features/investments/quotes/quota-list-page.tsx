import { useListQuotasQuery, useRemoveQuotaMutation } from '@mirante/api-client/investments/quotes.ts';
import { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import { quotes } from '@mirante/contract/investments/quotes.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import { day } from '@mirante/domain/format.ts';
import { quotaSources, quoteSourceLabels } from '@mirante/domain/investments/quote-load.ts';
import { bareQuota, quotaWords } from '@mirante/domain/investments/quote.ts';
import { Can } from '@mirante/session/can.tsx';
import { HeadActions } from '../../../record/list-actions.tsx';
import { to } from '../../../app/to.ts';
import { QuoteTabs } from '../../../shared/quote-tabs.tsx';

export function QuotaListPage() {
  const [remove] = useRemoveQuotaMutation();
  return (
    <ListPage
      words={quotaWords}
      of={quotes.listQuotas}
      use={useListQuotasQuery}
      columns={columns}
      emptyText="Aqui aparecem as cotas dos fundos, dia a dia."
      head={{
        actions: (
          <HeadActions
            file={quotes.exportQuotas}
            create={quoteLoads.typeQuotes}
            to={to.quoteLoads()}
            label="Carregar cotações"
          />
        ),
      }}
      actions={({ id, fund_name, day: of }) => (
        <Can call={quotes.removeQuota}>
          <RemoveButton
            what={`a cota de ${fund_name} de ${day(of)}`}
            name={`Remover a cota de ${fund_name} de ${day(of)}`}
            remove={() => remove({ id }).unwrap()}
          />
        </Can>
      )}
    >
      <QuoteTabs />
    </ListPage>
  );
}
QuotaListPage.needs = quotes.listQuotas;

const columns = columnsOf<typeof quotes.listQuotas>(quotaWords.list, {
  fund_name: { filter: filter.text('fund.name', 'Nome'), card: 'title', wrap: true },
  day: { write: day, sort: 'fund_quota.day', filter: filter.day('fund_quota.day', 'desde'), card: 'corner' },
  quota: { write: bareQuota, align: 'right' },
  source: {
    write: (source) => quoteSourceLabels[source],
    filter: filter.choice(
      'fund_quota.source',
      quotaSources.map((source) => [source, quoteSourceLabels[source]] as const),
      'Todas',
    ),
  },
});
