import type { ItemDifference } from '@mirante/domain/investments/portfolio-differences.ts';
import type { EditedItem, ItemsChange } from '@mirante/domain/investments/portfolio-editor.ts';
import { RowButton } from '@mirante/ui-kit/states/row-button.tsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, type Dispatch } from 'react';
import { moveByKey } from '../../../shared/move-by-key.ts';
import type { Mistakes } from './check-items.ts';
import { DragHandle } from './drag-handle.tsx';
import { ItemLinks } from './item-links.tsx';
import css from './items-table.module.css';
import { ItemTexts } from './item-texts.tsx';
import { StoredDifference } from './stored-difference.tsx';

interface ItemRowProps {
  item: EditedItem;
  /** Counted from 1. */
  n: number;
  isFocused: boolean;
  isDragged: boolean;
  mistakes: Mistakes;
  asksName: boolean;
  difference: ItemDifference | undefined;
  change: Dispatch<ItemsChange>;
  move: (by: 1 | -1) => void;
  drag: (key: number | undefined) => void;
}

/** An item: a table row, on a phone a card. */
export function ItemRow({ item, n, mistakes, difference, change, ...props }: ItemRowProps) {
  const { isFocused, isDragged, asksName, move, drag } = props;
  const { key, isRemoved = false } = item;
  const wrongShare = item.share === '' ? undefined : mistakes.share;
  const shareText = useId();
  const name = item.name.trim() || `item ${n}`;
  const state = isRemoved ? css.removed : css[difference?.kind ?? 'same'];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Alt with the arrows, from any box of the row
    <tr className={`${state} ${isDragged ? css.dragged : ''}`} data-key={key} onKeyDown={moveByKey(move)}>
      <td className={css.handle}>
        {!isRemoved && (
          <DragHandle
            name={name}
            move={move}
            drag={(on) => drag(on ? key : undefined)}
            place={(at) => change({ do: 'place', key, at })}
          />
        )}
      </td>
      <td className={css.texts}>
        <ItemTexts item={item} n={n} mistakes={mistakes} asksName={asksName} change={change} />
      </td>
      <td className={css.share}>
        {isRemoved ? (
          <s>{item.share}%</s>
        ) : (
          <>
            <input
              data-share
              aria-label={`Percentual de ${name}`}
              aria-invalid={mistakes.share !== undefined}
              aria-describedby={wrongShare && shareText}
              inputMode="decimal"
              autoComplete="off"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the address names this item
              autoFocus={isFocused}
              value={item.share}
              onChange={(e) => change({ do: 'write', key, field: 'share', text: e.target.value })}
              onFocus={(e) => e.target.select()}
            />
            <span aria-hidden>%</span>
            {wrongShare && <p id={shareText}>{wrongShare}</p>}
          </>
        )}
      </td>
      <td className={css.links}>
        <ItemLinks item={item} name={name} mistakes={mistakes} change={change} />
      </td>
      <td className={css.against}>
        <StoredDifference of={difference} restore={() => change({ do: 'restore', key })} />
      </td>
      <td className={css.actions}>
        {!isRemoved && (
          <>
            <RowButton className={css.step} aria-label={`Subir ${name}`} onClick={() => move(-1)}>
              <ArrowUp size={16} strokeWidth={1.75} aria-hidden />
            </RowButton>
            <RowButton className={css.step} aria-label={`Descer ${name}`} onClick={() => move(1)}>
              <ArrowDown size={16} strokeWidth={1.75} aria-hidden />
            </RowButton>
            <RowButton aria-label={`Remover ${name}`} onClick={() => change({ do: 'remove', key })}>
              <Trash2 size={16} strokeWidth={1.75} aria-hidden />
            </RowButton>
          </>
        )}
      </td>
    </tr>
  );
}
