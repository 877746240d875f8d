import type { EditedItem, ItemsChange } from '@mirante/domain/investments/portfolio-editor.ts';
import { useId, type Dispatch } from 'react';
import type { Mistakes } from './check-items.ts';
import css from './items-table.module.css';

interface Props {
  item: EditedItem;
  n: number;
  mistakes: Mistakes;
  /** Whether a missing name is shown as an error. */
  asksName: boolean;
  change: Dispatch<ItemsChange>;
}

export function ItemTexts({ item: { key, name, description, isRemoved }, n, mistakes, asksName, change }: Props) {
  const id = useId();
  const wrongName = name !== '' || asksName ? mistakes.name : undefined;
  if (isRemoved)
    return (
      <s>
        <b>{name}</b>
      </s>
    );
  return (
    <>
      <input
        className={css.name}
        aria-label={`Nome do item ${n}`}
        aria-invalid={wrongName !== undefined}
        aria-describedby={wrongName && `${id}-name`}
        placeholder="Nome do item"
        autoComplete="off"
        value={name}
        onChange={(e) => change({ do: 'write', key, field: 'name', text: e.target.value })}
      />
      <input
        className={css.description}
        aria-label={`Descrição do item ${n}`}
        aria-invalid={mistakes.description !== undefined}
        aria-describedby={mistakes.description && `${id}-description`}
        placeholder="Descrição (opcional)"
        autoComplete="off"
        value={description}
        onChange={(e) => change({ do: 'write', key, field: 'description', text: e.target.value })}
      />
      {wrongName && <p id={`${id}-name`}>{wrongName}</p>}
      {mistakes.description && <p id={`${id}-description`}>{mistakes.description}</p>}
    </>
  );
}
