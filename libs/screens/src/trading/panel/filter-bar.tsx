import { memo } from 'react';
import { isEqual } from './is-equal.ts';
import { OrderField } from './order-field.tsx';
import css from './panel-page.module.css';
import { sections, type PanelOrder, type Section } from './panel-rows.ts';

interface Props {
  filter: string;
  onFilter: (filter: string) => void;
  order: PanelOrder;
  onOrder: (order: PanelOrder) => void;
  chosen: Section;
  onChoose: (section: Section) => void;
  counts: Record<Section, number>;
}

/**
 * The text filter and order of all tables, and on a phone the choice of one. Memoised: rendered when a count changes,
 * not on every value.
 */
export const FilterBar = memo(
  function FilterBar({ filter, onFilter, order, onOrder, chosen, onChoose, counts }: Props) {
    return (
      <div className={css.bar}>
        <input
          className={css.filter}
          type="search"
          aria-label="Filtrar o painel"
          placeholder="Ativo, estratégia ou texto"
          value={filter}
          onChange={({ target }) => onFilter(target.value)}
        />
        <OrderField order={order} onChoose={onOrder} />
        <div className={css.sections} role="group" aria-label="Parte do painel">
          {(Object.keys(sections) as Section[]).map((section) => (
            <button key={section} type="button" aria-pressed={chosen === section} onClick={() => onChoose(section)}>
              {sections[section].title} {counts[section]}
            </button>
          ))}
        </div>
      </div>
    );
  },
  ({ counts: before, ...was }, { counts, ...is }) => isEqual(was, is) && isEqual(before, counts),
);
