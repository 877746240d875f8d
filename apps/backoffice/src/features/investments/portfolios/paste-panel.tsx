import { nameKey } from '@mirante/domain/investments/item-names.ts';
import type { EditedItem } from '@mirante/domain/investments/portfolio-editor.ts';
import { fundNamesIn, readItems, type PastedItem } from '@mirante/domain/investments/portfolio-paste.ts';
import { MAX_ITEMS } from '@mirante/domain/investments/share-sum.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, useMemo, useState } from 'react';
import css from './paste-panel.module.css';
import { useFundNames } from './use-fund-names.ts';

interface Props {
  /** The text pasted outside the panel. */
  pasted: string;
  items: readonly EditedItem[];
  take: (lines: readonly PastedItem[]) => void;
  close: () => void;
}

/** Lines pasted from a spreadsheet, with the errors of each, before they are added. */
export function PastePanel({ pasted, items, take, close }: Props) {
  const id = useId();
  const [text, setText] = useState(pasted);
  const { funds, isBusy, retry } = useFundNames(useMemo(() => fundNamesIn(text), [text]));
  const lines = useMemo(() => readItems(text, funds), [text, funds]);
  const good = lines.flatMap(({ item }) => item ?? []);
  const wrong = lines.filter(({ error }) => error !== undefined);
  const names = new Set(items.map(({ name }) => nameKey(name)));
  const matching = good.filter(({ name }) => names.has(nameKey(name))).length;
  const tooMany = items.length + good.length - matching > MAX_ITEMS;
  return (
    <Panel
      title="Colar da planilha"
      aside={
        <Button variant="text" size="small" onClick={close}>
          Fechar
        </Button>
      }
    >
      <div className={css.paste}>
        <label htmlFor={id} className="m-hidden">
          Linhas copiadas
        </label>
        <textarea
          id={id}
          rows={8}
          value={text}
          onChange={(e) => setText(e.target.value)}
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens where the person asked for it
          autoFocus
          aria-describedby={`${id}-help ${id}-told`}
          placeholder={'Renda fixa pós-fixada\t25\tSerra Liquidez FI\nInflação curta\t14'}
        />
        <div id={`${id}-told`} role="status">
          {wrong.length > 0 && (
            <ul className={css.wrong} aria-label="Linhas com problema">
              {wrong.map(({ line, error }) => (
                <li key={line}>
                  <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
                  <span>
                    Linha {line}: {error}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {lines.length > 0 && <p>{countsOf(lines.length, matching, good.length - matching, wrong.length)}</p>}
          {tooMany && <p>A carteira tem no máximo {MAX_ITEMS} itens.</p>}
        </div>
        {retry && (
          <Notice
            tone="danger"
            role="alert"
            action={
              <Button variant="text" size="small" onClick={retry}>
                Tentar novamente
              </Button>
            }
          >
            Não foi possível buscar os fundos destas linhas.
          </Notice>
        )}
        <div className={css.actions}>
          <Button variant="contained" disabled={good.length === 0 || isBusy || tooMany} onClick={() => take(good)}>
            {good.length === 1 ? 'Aplicar 1 linha' : `Aplicar ${good.length} linhas`}
          </Button>
          <Button variant="outlined" onClick={close}>
            Descartar
          </Button>
        </div>
        <p id={`${id}-help`} className={css.help}>
          Colunas: item, percentual e fundos separados por ponto e vírgula. O que não está nas linhas fica como está.
        </p>
      </div>
    </Panel>
  );
}

function countsOf(all: number, matching: number, fresh: number, wrong: number): string {
  const parts = [
    matching > 0 && `${matching} ${matching === 1 ? 'casa com um item' : 'casam com itens'}`,
    fresh > 0 && `${fresh} ${fresh === 1 ? 'é nova' : 'são novas'}`,
    wrong > 0 && `${wrong} com problema`,
  ].filter((part) => part !== false);
  return `${all} ${all === 1 ? 'linha' : 'linhas'}: ${parts.join(', ')}.`;
}
