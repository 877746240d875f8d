import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { AnyColumn } from './columns.ts';
import { FilterBox } from './filter-box.tsx';
import { filter, type NamedFilter } from './filters.tsx';
import type { ListQuery, ListState } from './use-list-query.ts';
import css from './filter-sheet.module.css';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  list: ListQuery;
  all: readonly NamedFilter[];
  columns: readonly AnyColumn[];
}

/** A phone's filters and order: chosen together, applied at once. */
export const FilterSheet = ({ open, onClose, ...rest }: FilterSheetProps) => (
  <Dialog open={open} onClose={onClose} aria-labelledby="filtros-titulo">
    {open && <Content onClose={onClose} {...rest} />}
  </Dialog>
);

function Content({ onClose, list, all, columns }: Omit<FilterSheetProps, 'open'>) {
  const [next, setNext] = useState<Partial<ListState>>({});
  const now = { ...list.query, ...next };
  const put = (key: string) => (value: string) => setNext((before) => ({ ...before, [key]: value }));
  const order = `${now.sort} ${now.order}`;
  const sortBy = (chosen: string) => {
    const [sort = now.sort, direction] = chosen.split(' ');
    setNext((before) => ({ ...before, sort, order: direction === '1' ? 1 : -1 }));
  };
  return (
    <form
      className={css.sheet}
      onSubmit={(e) => {
        e.preventDefault();
        onClose();
        list.change(next);
      }}
    >
      <DialogTitle id="filtros-titulo">Filtros</DialogTitle>
      <DialogContent className={css.fields}>
        {all.map((of) => (
          <Labelled
            key={of.filter.key}
            of={of}
            value={now[of.filter.key]}
            accepts={(value) => list.accepts(of.filter.key, value)}
            apply={put(of.filter.key)}
          />
        ))}
        <Labelled
          of={{ label: 'Ordenar por', filter: filter.choice('sort', ordersOf(columns), '') }}
          value={order}
          accepts={() => true}
          apply={sortBy}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => setNext(Object.fromEntries(all.map((of) => [of.filter.key, ''])))}>
          Limpar filtros
        </Button>
        <Button variant="contained" type="submit">
          Aplicar
        </Button>
      </DialogActions>
    </form>
  );
}

function Labelled(props: Parameters<typeof FilterBox>[0]) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{props.of.label}</label>
      <FilterBox {...props} id={id} />
    </div>
  );
}

const ordersOf = (columns: readonly AnyColumn[]) =>
  columns.flatMap(({ label, sort, directions = upAndDown(label) }) =>
    sort === undefined ? [] : directions.map(([order, text]) => [`${sort} ${order}`, text] as const),
  );
const upAndDown = (label: string) => [[1, `${label}, crescente`] as const, [-1, `${label}, decrescente`] as const];
