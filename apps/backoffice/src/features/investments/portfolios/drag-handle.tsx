import { RowButton } from '@mirante/ui-kit/states/row-button.tsx';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import css from './items-table.module.css';

interface Props {
  name: string;
  move: (by: 1 | -1) => void;
  /** Whether the row is being dragged. */
  drag: (on: boolean) => void;
  /** The target index among all rows, from 0. */
  place: (at: number) => void;
}

/** Moves its row: by dragging with mouse or touch, or by arrow keys. */
export function DragHandle({ name, move, drag, place }: Props) {
  const isHeld = useRef(false);
  const hold = (e: PointerEvent<HTMLButtonElement>) => {
    if (e.button !== 0) return;
    e.currentTarget.setPointerCapture(e.pointerId);
    isHeld.current = true;
    drag(true);
  };
  const over = (e: PointerEvent<HTMLButtonElement>) => {
    if (!isHeld.current) return;
    const row = e.currentTarget.closest('tr')!;
    const rows = [...row.parentElement!.children];
    const at = placeUnder(rows, e.clientY);
    if (at !== rows.indexOf(row)) place(at);
  };
  const release = () => {
    isHeld.current = false;
    drag(false);
  };
  const key = (e: KeyboardEvent) => {
    if (e.altKey || (e.key !== 'ArrowUp' && e.key !== 'ArrowDown')) return;
    e.preventDefault();
    move(e.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <RowButton
      className={css.grip}
      aria-label={`Mover ${name}`}
      title="Arraste, ou use as setas"
      onPointerDown={hold}
      onPointerMove={over}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onKeyDown={key}
    >
      <GripVertical size={18} strokeWidth={1.75} aria-hidden />
    </RowButton>
  );
}

/** The index of the row at a vertical position; below the last row, the last one. */
function placeUnder(rows: readonly Element[], y: number): number {
  const at = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return at < 0 ? rows.length - 1 : at;
}
