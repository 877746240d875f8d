import type { ItemDifference } from '@mirante/domain/investments/portfolio-differences.ts';
import { shareText } from '@mirante/domain/investments/share-sum.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import css from './differences-panel.module.css';

interface Props {
  of: readonly ItemDifference[];
  /** Restores the stored items. */
  reset: (() => void) | undefined;
}
const kinds = {
  changed: { one: 'alterado', many: 'alterados', mark: '~' },
  added: { one: 'novo', many: 'novos', mark: '+' },
  removed: { one: 'removido', many: 'removidos', mark: '−' },
} as const;
const names = Object.keys(kinds) as (keyof typeof kinds)[];

/** The changes to be saved, by item. */
export const DifferencesPanel = ({ of, reset }: Props) => (
  <Panel
    title="Diferenças"
    aside={
      reset && (
        <Button variant="text" size="small" onClick={reset}>
          Voltar ao guardado
        </Button>
      )
    }
  >
    {of.length === 0 ? (
      <p className={css.none}>Nada mudou ainda.</p>
    ) : (
      <>
        <p className={css.counts}>
          {names.map((kind) => {
            const count = of.filter((one) => one.kind === kind).length;
            const { one, many } = kinds[kind];
            return (
              count > 0 && (
                <span key={kind} data-kind={kind}>
                  {count} {count === 1 ? one : many}
                </span>
              )
            );
          })}
        </p>
        <ul className={css.list} aria-label="Diferenças">
          {of.map(({ key, kind, name, was, is, notes }) => (
            <li key={key} data-kind={kind}>
              <i title={kinds[kind].one}>{kinds[kind].mark}</i>
              <span>
                {name.trim() || 'Sem nome'}
                {notes.length > 0 && <small> {notes.join(', ')}</small>}
              </span>
              <b>
                {was !== undefined && is !== undefined && was !== is && `${shareText(was)} → `}
                {shareText(is ?? was ?? 0)}%
              </b>
            </li>
          ))}
        </ul>
      </>
    )}
  </Panel>
);
