import { integer } from '@mirante/domain/format.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ListFilter from 'lucide-react/icons/list-filter';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { FilterBox } from './filter-box.tsx';
import { shownValue, type NamedFilter } from './filters.tsx';
import { filtersIn, type ListQuery } from './use-list-query.ts';

interface ListToolbarProps {
  list: ListQuery;
  /** Those that stand here; the columns' own stand in the table. */
  outside: readonly NamedFilter[];
  all: readonly NamedFilter[];
  found: Page<unknown> | undefined;
  noun: readonly [one: string, many: string];
  onFilters: () => void;
}

export function ListToolbar({ list, outside, all, found, noun, onFilters }: ListToolbarProps) {
  const [search, ...others] = outside.toSorted(
    (a, b) => Number(b.filter.kind === 'text') - Number(a.filter.kind === 'text'),
  );
  const box = (of: NamedFilter) => (
    <FilterBox
      of={of}
      value={list.query[of.filter.key]}
      accepts={(value) => list.accepts(of.filter.key, value)}
      apply={(value) => list.change({ [of.filter.key]: value })}
    />
  );
  const active = filtersIn(list.query);
  return (
    <Bar>
      {search?.filter.kind === 'text' ? (
        <SearchBox>
          <Search size={18} strokeWidth={1.75} aria-hidden />
          {box(search)}
        </SearchBox>
      ) : (
        search && <Extra>{box(selfNamed(search))}</Extra>
      )}
      <Sheet>
        <Button
          variant="outlined"
          size="small"
          startIcon={<ListFilter size={16} strokeWidth={1.75} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onFilters}
        >
          Filtros
          {active.length > 0 && <Count aria-label={`${active.length} em uso`}>{active.length}</Count>}
        </Button>
      </Sheet>
      {others.map((of) => (
        <Extra key={of.filter.key}>{box(selfNamed(of))}</Extra>
      ))}
      {active.map(([key, value]) => (
        <Chip
          key={key}
          of={all.find(({ filter }) => filter.key === key)}
          name={key}
          value={value}
          remove={() => list.change({ [key]: undefined })}
        />
      ))}
      {active.length > 0 && (
        <Button
          variant="text"
          size="small"
          onClick={() => list.change(Object.fromEntries(active.map(([key]) => [key, undefined])))}
        >
          Limpar filtros
        </Button>
      )}
      <Found role="status">{found && foundText(found, noun)}</Found>
    </Bar>
  );
}

/** Outside of a column a choice says itself what it is of. */
function selfNamed({ label, filter }: NamedFilter): NamedFilter {
  const named = (text: string) => `${label}: ${text.toLowerCase()}`;
  return filter.kind === 'choice'
    ? {
        label,
        filter: {
          ...filter,
          hint: named(filter.hint),
          options: filter.options.map(([value, text]) => [value, named(text)] as const),
        },
      }
    : { label, filter };
}

export const foundText = ({ total, total_is_estimate }: Page<unknown>, [one, many]: readonly [string, string]) =>
  total_is_estimate ? `mais de ${integer(total)} ${many}` : `${integer(total)} ${total === 1 ? one : many}`;

interface ChipProps {
  of: NamedFilter | undefined;
  name: string;
  value: unknown;
  remove: () => void;
}

const Chip = ({ of, name, value, remove }: ChipProps) => (
  <Active>
    {of?.label ?? name} <b>{of ? shownValue(of.filter, value) : String(value)}</b>
    <button type="button" aria-label={`Remover o filtro ${of?.label ?? name}`} onClick={remove}>
      <X size={14} strokeWidth={2} aria-hidden />
    </button>
  </Active>
);

const PHONE = '@media (max-width:899px)';
const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBottom: 12 });
const SearchBox = styled('div')({
  position: 'relative',
  flex: '0 1 280px',
  [PHONE]: { flex: '1 1 calc(100% - 150px)' },
  '& svg': {
    position: 'absolute',
    left: 10,
    top: '50%',
    transform: 'translateY(-50%)',
    color: 'var(--ink-3)',
    pointerEvents: 'none',
  },
  '& input': { height: 32, paddingLeft: 36, [PHONE]: { height: 48, paddingLeft: 40 } },
});
const Extra = styled('div')({
  [PHONE]: { display: 'none' },
  '& select, & input': { height: 32 },
  '& input': { minWidth: 112 },
  '& select': { maxWidth: 240 },
});
const Active = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  maxWidth: '100%',
  padding: '0 4px 0 10px',
  borderRadius: 'var(--r-sm)',
  backgroundColor: 'var(--brand-soft)',
  color: 'var(--brand-soft-ink)',
  fontSize: 13,
  lineHeight: '18px',
  '& b': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    padding: 0,
    border: 0,
    borderRadius: 'var(--r-xs)',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'var(--brand-line)' },
  },
});
const Sheet = styled('span')({ '& .MuiButton-root': { height: 48 }, '@media (min-width:900px)': { display: 'none' } });
const Count = styled('span')({
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 9,
  backgroundColor: 'var(--brand)',
  color: 'var(--on-brand)',
  fontSize: 11,
  lineHeight: '18px',
  textAlign: 'center',
});
const Found = styled('span')({
  marginLeft: 'auto',
  fontSize: 13,
  lineHeight: '18px',
  color: 'var(--ink-3)',
  minHeight: 18,
  [PHONE]: { margin: 0, width: '100%' },
});
