import { MAX_DIVIDENDS } from '@mirante/domain/investments/dividend.ts';
import { readDividends } from '@mirante/domain/investments/dividend-paste.ts';
import type { TypedDividend } from '@mirante/domain/investments/dividend-sheet.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import css from './paste-dialog.module.css';
import { PastePreview } from './paste-preview.tsx';
import { isWrong, mistakesIn } from './check-line.ts';
import { PortfoliosNotice } from './sheet-notices.tsx';
import { optionsOf, type usePortfolios } from './use-portfolios.ts';

interface PasteDialogProps {
  /** The text pasted outside the dialog. */
  pasted: string;
  choices: ReturnType<typeof usePortfolios>;
  /** How many more lines may be added. */
  room: number;
  take: (lines: readonly TypedDividend[]) => void;
  close: () => void;
}

/** Lines pasted from a spreadsheet, previewed once the portfolios they name are known, before they are added. */
export function PasteDialog({ pasted, choices, room, take, close }: PasteDialogProps) {
  const { portfolios, loaded } = choices;
  const id = useId();
  const [text, setText] = useState(pasted);
  const [portfolio, setPortfolio] = useState('');
  const settled = useDeferredValue(text);
  const { lines: read, ignored } = useMemo(
    () => readDividends(loaded ? settled : '', portfolios),
    [loaded, settled, portfolios],
  );
  const lacksPortfolio = read.some(withoutPortfolio);
  const lines = useMemo(
    () => read.map((line, key) => ({ ...line, key, ...(withoutPortfolio(line) && { stock_portfolio_id: portfolio }) })),
    [read, portfolio],
  );
  const wrong = lines.filter((line) => isWrong(mistakesIn(line))).map(({ key }) => String(key + 1));
  const phone = useMediaQuery('(max-width:899px)', { noSsr: true });
  return (
    <Dialog
      open
      onClose={(_, by) => (text === '' || by !== 'backdropClick') && close()}
      maxWidth="lg"
      fullWidth
      fullScreen={phone}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>Colar da planilha</DialogTitle>
      <DialogContent className={css.content}>
        <label htmlFor={`${id}-lines`}>Linhas copiadas</label>
        <textarea
          id={`${id}-lines`}
          className={css.lines}
          rows={4}
          value={text}
          onChange={(e) => setText(e.target.value)}
          spellCheck={false}
          autoFocus
          aria-describedby={`${id}-help`}
          placeholder={'Carteira Dividendos\tITSA4\t0,21\t20/11/2026\t15/12/2026\t2,05\t2,40'}
        />
        <p id={`${id}-help`} className={css.help}>
          Colunas: Carteira (nome ou ID), Código, Valor, Data com, Pagamento, Yield no pagamento, Yield sobre o custo.
          Com um cabeçalho, em qualquer ordem. Números como 1.234,56 e datas como 31/12/2026.
        </p>
        {lacksPortfolio && (
          <>
            <label htmlFor={`${id}-portfolio`}>Carteira das linhas sem carteira</label>
            <span className={css.choice}>
              <select id={`${id}-portfolio`} value={portfolio} onChange={(e) => setPortfolio(e.target.value)}>
                <option value="">Selecione</option>
                {optionsOf(portfolios).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </span>
          </>
        )}
        {lines.length > 0 && <PastePreview lines={lines} portfolios={portfolios} />}
        <PortfoliosNotice {...choices} />
        <div role="status">
          {!loaded && !choices.failed && text !== '' && 'Carregando carteiras…'}
          {lines.length > room && (
            <Notice tone="danger">
              São {lines.length} linhas: {room === 1 ? 'cabe' : 'cabem'} mais {room}. Crie no máximo {MAX_DIVIDENDS}{' '}
              dividendos por vez.
            </Notice>
          )}
          {ignored.length > 0 && (
            <Notice tone="warning">
              {ignored.length === 1 ? 'Coluna ignorada' : 'Colunas ignoradas'}: {ignored.join(', ')}. Use no cabeçalho
              os nomes acima.
            </Notice>
          )}
          {wrong.length > 0 && (
            <Notice tone="warning">{whichOf(wrong)}: corrija na planilha e cole de novo, ou no formulário.</Notice>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={close}>
          Cancelar
        </Button>
        <Button variant="contained" disabled={lines.length === 0 || lines.length > room} onClick={() => take(lines)}>
          {lines.length === 1 ? 'Incluir 1 dividendo' : `Incluir ${lines.length} dividendos`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Whether it names no portfolio, not even an unknown one. */
const withoutPortfolio = ({ stock_portfolio_id, unknown_portfolio }: TypedDividend): boolean =>
  stock_portfolio_id === '' && unknown_portfolio === undefined;

const NAMED = 5;
const list = new Intl.ListFormat('pt-BR');

function whichOf(lines: readonly string[]): string {
  if (lines.length === 1) return `A linha ${lines[0]} tem algo a corrigir`;
  const rest = lines.length - NAMED;
  return `As linhas ${list.format(rest > 0 ? [...lines.slice(0, NAMED), `mais ${rest}`] : lines)} têm algo a corrigir`;
}
