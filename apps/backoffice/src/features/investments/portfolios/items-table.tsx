import type { ItemDifference } from '@mirante/domain/investments/portfolio-differences.ts';
import type { EditedItem, ItemsChange } from '@mirante/domain/investments/portfolio-editor.ts';
import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { useState, type Dispatch, type KeyboardEvent } from 'react';
import { useMoveStatus } from '../../../shared/use-move-status.tsx';
import type { Mistakes } from './check-items.ts';
import { ItemRow } from './item-row.tsx';
import css from './items-table.module.css';

interface Props {
  items: readonly EditedItem[];
  mistakesOf: (key: number) => Mistakes;
  /** Whether the missing name of an item with a share is shown as an error. */
  asksNames: boolean;
  differences: readonly ItemDifference[];
  change: Dispatch<ItemsChange>;
  /** The index of the item whose share is focused first, from 0. */
  focused: number | undefined;
}

/** One row per item. Enter goes to the next share, Alt with arrow keys moves the row, and its handle can be dragged. */
export function ItemsTable({ items, mistakesOf, asksNames, differences, change, focused }: Props) {
  const [dragged, setDragged] = useState<number>();
  const { announceMove, moveStatus } = useMoveStatus();
  const stay = items.filter(({ isRemoved }) => !isRemoved);
  const move = (key: number, by: 1 | -1) => {
    const from = items.findIndex((item) => item.key === key);
    const at = Math.max(0, Math.min(from + by, items.length - 1));
    change({ do: 'place', key, at });
    announceMove(items[from]!.name || 'Item', at, items.length);
  };
  const next = (e: KeyboardEvent<HTMLTableElement>) => {
    if (e.key !== 'Enter' || !(e.target instanceof HTMLInputElement) || e.target.dataset.share === undefined) return;
    e.preventDefault();
    const all = [...e.currentTarget.querySelectorAll<HTMLInputElement>('[data-share]')];
    all[all.indexOf(e.target) + (e.shiftKey ? -1 : 1)]?.focus();
  };
  return (
    <div className={css.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter of the boxes inside */}
      <table className={css.table} aria-label="Itens da carteira" onKeyDown={next}>
        <thead>
          <tr>
            <th scope="col">
              <span className="m-hidden">Ordem</span>
            </th>
            <th scope="col">Item</th>
            <th scope="col">Percentual</th>
            <th scope="col">Fundos e categorias</th>
            <th scope="col">Contra o guardado</th>
            <th scope="col">
              <span className="m-hidden">Ações</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, place) => (
            <ItemRow
              key={item.key}
              item={item}
              n={place + 1}
              isFocused={focused !== undefined && stay[focused] === item}
              isDragged={dragged === item.key}
              mistakes={mistakesOf(item.key)}
              asksName={asksNames && item.share !== ''}
              difference={differences.find(({ key }) => key === item.key)}
              change={change}
              move={(by) => move(item.key, by)}
              drag={setDragged}
            />
          ))}
        </tbody>
      </table>
      <div className={css.foot}>
        <Button
          variant="text"
          size="small"
          startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => change({ do: 'add' })}
        >
          Adicionar item
        </Button>
        <span className={css.keys}>
          <kbd>Alt ↑ ↓</kbd> move a linha, <kbd>Enter</kbd> vai para o percentual de baixo
        </span>
      </div>
      {moveStatus}
    </div>
  );
}
