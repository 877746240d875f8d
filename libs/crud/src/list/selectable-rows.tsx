import { Suspense, useCallback, useState } from 'react';
import type { Bulk, BulkOutcome } from './bulk.ts';
import type { AnyRow } from './columns.ts';
import { ListCards } from './list-cards.tsx';
import { ListTable } from './list-table.tsx';
import { lazyActs } from '../record/lazy-acts.tsx';
import type { RowsProps } from './rows-props.ts';
import { counted, type Noun } from './noun.ts';
import { SelectBox } from './select-box.tsx';
import { useSelection, type SelectionAct } from './use-selection.ts';

// Loaded together with the first selected row: what was done must be told.
const SelectionBar = lazyActs(() => import('./selection-bar.tsx').then((m) => m.SelectionBar));
const OutcomeBar = lazyActs(() => import('./selection-bar.tsx').then((m) => m.OutcomeBar));

interface SelectableRowsProps extends RowsProps {
  phone: boolean;
  noun: Noun;
  bulk: Bulk<AnyRow>;
}

/** A list's rows with checkboxes, and below them what can be done with the selected ones, or was done. */
export function SelectableRows({ phone, bulk: { nameOf, Acts }, noun, ...drawn }: SelectableRowsProps) {
  const { rows = [], list, busy, to, fallback } = drawn;
  const shown = fallback ? [] : rows;
  const asked = JSON.stringify(list.query);
  // The page of the rows shown, which stay while the next one loads.
  const [page, setPage] = useState(asked);
  if (!busy && page !== asked) setPage(asked);
  const { rows: selected, ids, change } = useSelection(shown, page);
  const isAll = selected.length > 0 && selected.length === shown.length;
  const [acted, setActed] = useState<{ outcome: BulkOutcome; rows: readonly AnyRow[] }>();
  const select = useCallback(
    (act: SelectionAct) => {
      setActed(undefined);
      change(act);
    },
    [change],
  );
  const finish = (outcome: BulkOutcome | undefined, on: readonly AnyRow[]) => {
    change({ all: false });
    setActed(outcome && { outcome, rows: on });
  };
  const Rows = phone ? ListCards : ListTable;
  const all = (
    <SelectBox
      name="todas desta página"
      isSelected={isAll}
      isMixed={!isAll && selected.length > 0}
      disabled={shown.length === 0}
      onChange={() => select({ all: !isAll })}
    />
  );
  const text = counted(selected.length, noun);
  return (
    <>
      <Rows {...drawn} selecting={{ ids, change: select, nameOf, Box: SelectBox, all }} />
      <p className="m-hidden" role="status">
        {selected.length > 0 && `Seleção: ${text} desta página.`}
      </p>
      <Suspense fallback={null}>
        {selected.length > 0 ? (
          <SelectionBar text={text} rows={selected} isAll={isAll} select={select}>
            <Acts rows={selected} onDone={(outcome) => finish(outcome, selected)} />
          </SelectionBar>
        ) : (
          acted && (
            <OutcomeBar
              {...acted}
              nameOf={nameOf}
              to={to}
              onUndone={(outcome) => finish(outcome, acted.rows)}
              onClose={() => setActed(undefined)}
            />
          )
        )}
      </Suspense>
    </>
  );
}
