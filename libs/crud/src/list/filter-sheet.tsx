import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { AnyColumn } from './columns.ts';
import { FilterBox } from './filter-box.tsx';
import { filter, type NamedFilter } from './filters.tsx';
import type { ListQuery, ListState } from './use-list-query.ts';

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
    <Sheet
      onSubmit={(e) => {
        e.preventDefault();
        onClose();
        list.change(next);
      }}
    >
      <DialogTitle id="filtros-titulo">Filtros</DialogTitle>
      <Fields>
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
      </Fields>
      <DialogActions>
        <Button variant="outlined" onClick={() => setNext(Object.fromEntries(all.map((of) => [of.filter.key, ''])))}>
          Limpar filtros
        </Button>
        <Button variant="contained" type="submit">
          Aplicar
        </Button>
      </DialogActions>
    </Sheet>
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
  columns.flatMap(({ label, sort }) =>
    sort === undefined
      ? []
      : ([
          [`${sort} 1`, `${label}, crescente`],
          [`${sort} -1`, `${label}, decrescente`],
        ] as const),
  );

const Sheet = styled('form')({ display: 'flex', flexDirection: 'column', minHeight: 0 });
const Fields = styled(DialogContent)({
  display: 'grid',
  gap: 16,
  paddingTop: '8px !important',
  '& label': {
    display: 'block',
    marginBottom: 6,
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 600,
    color: 'var(--ink-2)',
  },
});
