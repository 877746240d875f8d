import { useGetPortfolioQuery } from '@mirante/api-client/investments/portfolios.ts';
import { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { DraftNotice } from '@mirante/crud/form/draft-notice.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { portfolioWords, type Portfolio } from '@mirante/domain/investments/portfolio.ts';
import { useIsCurrentPage } from '@mirante/ui-kit/states/use-is-current-page.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Plus from 'lucide-react/icons/plus';
import { useState, type ClipboardEvent } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { ConflictsNotice } from './conflicts-notice.tsx';
import { DifferencesPanel } from './differences-panel.tsx';
import css from './items-page.module.css';
import { ItemsTable } from './items-table.tsx';
import { PastePanel } from './paste-panel.tsx';
import { SumBar } from './sum-bar.tsx';
import { useItems } from './use-items.ts';

/** All items of a portfolio in one table, saved together once their shares total 100. */
export function ItemsPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetPortfolioQuery({ id })} what={portfolioWords.name} id={id}>
      {(portfolio) => <Items key={portfolio.id} of={portfolio} />}
    </Loaded>
  );
}
ItemsPage.needs = portfolios.replacePortfolioItems;

function Items({ of: portfolio }: { of: Portfolio }) {
  const go = useNavigate();
  const isCurrentPage = useIsCurrentPage();
  const [query] = useSearchParams();
  const editor = useItems(portfolio);
  const { items, stay, change, mistakesOf, differences, conflicts, settle } = editor;
  const [pasted, paste] = useState<string>();
  const catchLines = (e: ClipboardEvent) => {
    const text = e.clipboardData.getData('text/plain');
    if (pasted !== undefined || !/[\t\n]/.test(text.trim())) return;
    e.preventDefault();
    paste(text);
  };
  const back = to.portfolio(portfolio.id);
  const index = Number.parseInt(query.get('item-index') ?? '', 10);
  return (
    <div onPaste={catchLines}>
      <PageHead
        title="Itens da carteira"
        purpose={`${portfolio.name}. Alterada em ${dayTime(portfolio.updated_at)}.`}
        actions={
          <>
            <Button
              variant="outlined"
              size="small"
              startIcon={<ClipboardPaste size={16} strokeWidth={1.75} aria-hidden />}
              aria-expanded={pasted !== undefined}
              onClick={() => paste(pasted === undefined ? '' : undefined)}
            >
              Colar da planilha
            </Button>
            <Button
              variant="outlined"
              size="small"
              startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => change({ do: 'add' })}
            >
              Adicionar item
            </Button>
          </>
        }
      />
      {editor.isDraft && <DraftNotice discard={editor.reset} />}
      {conflicts.length > 0 ? (
        <ConflictsNotice of={conflicts} settle={settle} />
      ) : (
        editor.refused !== undefined && (
          <Notice tone="danger" role="alert" title={editor.refused.title}>
            {editor.refused.detail}
          </Notice>
        )
      )}
      <div className={css.grid}>
        <ItemsTable
          // Its first focus is on the item of the address.
          key={index}
          items={items}
          mistakesOf={mistakesOf}
          asksNames={editor.isSummed}
          differences={differences}
          change={change}
          focused={Number.isNaN(index) ? undefined : index}
        />
        <div className={css.aside}>
          {pasted !== undefined && (
            <PastePanel
              key={pasted}
              pasted={pasted}
              items={items}
              take={(lines) => {
                change({ do: 'paste', lines });
                paste(undefined);
              }}
              close={() => paste(undefined)}
            />
          )}
          <DifferencesPanel of={differences} reset={editor.isEdited ? editor.reset : undefined} />
        </div>
      </div>
      <SumBar
        items={stay}
        hasMistakes={editor.hasMistakes}
        fill={(key) => change({ do: 'fill', key })}
        mayFinish={editor.mayFinish && editor.isEdited}
        isSaving={editor.isSaving}
        leave={back}
        finish={() => void editor.save().then((saved) => (saved && isCurrentPage() ? go(back) : undefined))}
      />
    </div>
  );
}
