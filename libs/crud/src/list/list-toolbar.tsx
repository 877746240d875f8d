import { integer } from '@mirante/domain/format.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import type { RecordWords } from '@mirante/domain/records/words.ts';
import Button from '@mui/material/Button';
import ListFilter from 'lucide-react/icons/list-filter';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { FilterBox } from './filter-box.tsx';
import { shownValue, type NamedFilter } from './filters.tsx';
import { counted, type Noun } from './noun.ts';
import { filtersIn, withoutFilters, type ListQuery } from './use-list-query.ts';
import css from './list-toolbar.module.css';

/** The label of a filter without a box. */
export type FilterWords = Pick<RecordWords, 'labels' | 'log'>;

interface ListToolbarProps {
  list: ListQuery;
  /** The filters rendered here; columns have their own in the table. */
  outside: readonly NamedFilter[];
  all: readonly NamedFilter[];
  words: Partial<FilterWords> | undefined;
  found: Page<unknown> | undefined;
  noun: Noun;
  onFilters: () => void;
  /** Saved views and the columns, loaded after the rows. */
  tools: ReactNode;
}

export function ListToolbar({ list, outside, all, words, found, noun, onFilters, tools }: ListToolbarProps) {
  const [search, ...others] = outside
    .filter(({ apart }) => !apart)
    .toSorted((a, b) => Number(b.filter.kind === 'text') - Number(a.filter.kind === 'text'));
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
    <div className={css.bar}>
      {search?.filter.kind === 'text' ? (
        <div className={css.searchBox}>
          <Search size={18} strokeWidth={1.75} aria-hidden />
          {box(search)}
        </div>
      ) : (
        search && <div className={css.extra}>{box(selfNamed(search))}</div>
      )}
      <span className={css.sheet}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<ListFilter size={16} strokeWidth={1.75} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onFilters}
        >
          Filtros
          {active.length > 0 && (
            <span className={css.count} aria-label={`${active.length} em uso`}>
              {active.length}
            </span>
          )}
        </Button>
      </span>
      {others.map((of) => (
        <div className={css.extra} key={of.filter.key}>
          {box(selfNamed(of))}
        </div>
      ))}
      {active.map(([key, value]) => (
        <Chip
          key={key}
          of={all.find(({ filter }) => filter.key === key)}
          name={labelOf(key, words)}
          value={value}
          remove={() => list.change({ [key]: undefined })}
        />
      ))}
      {active.length > 0 && (
        <Button variant="text" size="small" onClick={() => list.change(withoutFilters(list.query))}>
          Limpar filtros
        </Button>
      )}
      {tools && <span className={css.tools}>{tools}</span>}
      <span className={css.found} role="status">
        {found && foundText(found, noun)}
      </span>
    </div>
  );
}

/** Outside of a column a choice or day shows its own label. */
function selfNamed({ label, filter }: NamedFilter): NamedFilter {
  // Names keep their case.
  const named = (text: string) => `${label}: ${text}`;
  if (filter.kind === 'day') return { label, filter: { ...filter, hint: label } };
  return filter.kind === 'choice'
    ? {
        label,
        filter: {
          ...filter,
          hint: named(filter.hint.toLowerCase()),
          options: filter.options.map(([value, text]) => [value, named(text)] as const),
        },
      }
    : { label, filter };
}

export const foundText = ({ total, total_is_estimate }: Page<unknown>, noun: Noun) =>
  total_is_estimate ? `mais de ${integer(total)} ${noun[1]}` : counted(total, noun);

/** A filter set only by the URL has the record's label: `refund.client_id` that of `client_id`. */
function labelOf(key: string, words: ListToolbarProps['words']): string {
  const labels: Record<string, string> = { ...words?.labels, ...words?.log };
  return labels[key] ?? labels[key.split('.').at(-1)!] ?? 'Filtro';
}

interface ChipProps {
  of: NamedFilter | undefined;
  name: string;
  value: unknown;
  remove: () => void;
}

const Chip = ({ of, name, value, remove }: ChipProps) => (
  <span className={css.active}>
    {of?.label ?? name} <b>{of ? shownValue(of.filter, value) : String(value)}</b>
    <button type="button" aria-label={`Remover o filtro ${of?.label ?? name}`} onClick={remove}>
      <X size={14} strokeWidth={2} aria-hidden />
    </button>
  </span>
);
