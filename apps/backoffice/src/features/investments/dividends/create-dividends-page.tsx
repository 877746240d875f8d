import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import { useIsCurrentPage } from '@mirante/ui-kit/states/use-is-current-page.ts';
import { focusFirstInvalid } from '@mirante/ui-kit/fields/focus-first-invalid.tsx';
import { useBackTo } from '@mirante/crud/list/list-states.tsx';
import { dividends } from '@mirante/contract/investments/dividends.ts';
import { MAX_DIVIDENDS } from '@mirante/domain/investments/dividend.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import Button from '@mui/material/Button';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useRef, useState, type ClipboardEvent, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { to } from '../../../app/to.ts';
import css from './create-dividends-page.module.css';
import { SheetNotices } from './sheet-notices.tsx';
import { Sheet } from './sheet.tsx';
import { optionsOf, usePortfolios } from './use-portfolios.ts';
import { useSheet } from './use-sheet.ts';

// Loaded on the first paste.
const PasteDialog = lazyDialog(() => import('./paste-dialog.tsx').then((m) => m.PasteDialog));

/** Creates many dividends at once: typed, duplicated, or pasted from a spreadsheet. All or none are saved. */
export function CreateDividendsPage() {
  const go = useNavigate();
  const isCurrentPage = useIsCurrentPage();
  const list = useBackTo()(to.dividends());
  const form = useRef<HTMLFormElement>(null);
  const choices = usePortfolios();
  const options = useMemo(() => optionsOf(choices.portfolios), [choices.portfolios]);
  const sheet = useSheet();
  const [pasted, paste] = useState<string>();
  const { length } = sheet.lines;
  const isFull = length >= MAX_DIVIDENDS;

  const submit = async (e: SubmitEvent) => {
    e.preventDefault();
    if (await sheet.save()) return isCurrentPage() ? go(list) : undefined;
    focusFirstInvalid(form.current);
  };
  const catchLines = (e: ClipboardEvent) => {
    const text = e.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    e.preventDefault();
    paste(text);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label="Criar dividendos"
      onSubmit={(e) => void submit(e)}
      onPaste={pasted === undefined ? catchLines : undefined}
    >
      <PageHead
        title="Criar dividendos"
        purpose="Digite, duplique, ou cole linhas de uma planilha em qualquer campo."
        actions={
          <Button
            variant="outlined"
            size="small"
            startIcon={<ClipboardPaste size={16} strokeWidth={1.75} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => paste('')}
          >
            Colar da planilha
          </Button>
        }
      />
      <SheetNotices of={sheet} choices={choices} />
      <Sheet lines={sheet.lines} mistakes={sheet.mistakes} portfolios={options} change={sheet.change} />
      <div className={css.add}>
        <Button
          variant="text"
          size="small"
          disabled={isFull}
          startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => sheet.change({ do: 'add' })}
        >
          Novo item
        </Button>
        <Button
          variant="text"
          size="small"
          disabled={isFull}
          startIcon={<Copy size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => sheet.change({ do: 'duplicate last' })}
        >
          Duplicar último
        </Button>
      </div>
      <div className={css.foot}>
        <span role="status">{length === 1 ? '1 dividendo a criar' : `${length} dividendos a criar`}</span>
        <Button variant="text" component={Link} to={list}>
          Cancelar
        </Button>
        <BusyButton type="submit" variant="contained" busy={sheet.saving}>
          Salvar
        </BusyButton>
      </div>
      {pasted !== undefined && (
        <PasteDialog
          pasted={pasted}
          choices={choices}
          room={MAX_DIVIDENDS - length + 1}
          close={() => paste(undefined)}
          take={(lines) => {
            sheet.take(lines);
            paste(undefined);
          }}
        />
      )}
    </form>
  );
}
CreateDividendsPage.needs = dividends.createDividends;
