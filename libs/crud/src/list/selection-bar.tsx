import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { AnyRow } from './columns.ts';
import { useFocusBack } from './use-focus-back.ts';
import type { SelectionAct } from './use-selection.ts';
import css from './selection-bar.module.css';

export { OutcomeBar } from './outcome-bar.tsx';

interface SelectionBarProps {
  /** "3 clientes" */
  text: string;
  rows: readonly AnyRow[];
  /** All rows of the page are selected. */
  isAll: boolean;
  select: (act: SelectionAct) => void;
  /** The acts. */
  children: ReactNode;
}

export function SelectionBar({ text, rows, isAll, select, children }: SelectionBarProps) {
  useFocusBack(rows);
  return (
    <section className={css.bar} aria-label="Seleção">
      <p className={css.text}>
        <b>{text}</b> <span>A seleção vale só nesta página.</span>
      </p>
      <div className={css.acts}>
        {!isAll && (
          <Button variant="text" size="small" onClick={() => select({ all: true })}>
            Selecionar a página
          </Button>
        )}
        <Button variant="text" size="small" onClick={() => select({ all: false })}>
          Limpar seleção
        </Button>
        {children}
      </div>
    </section>
  );
}
