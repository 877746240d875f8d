import type { EditedItem, ItemsChange } from '@mirante/domain/investments/portfolio-editor.ts';
import Plus from 'lucide-react/icons/plus';
import { useState, type Dispatch } from 'react';
import { LinkChips } from './link-chips.tsx';
import { LinkSearch } from './link-search.tsx';
import type { Mistakes } from './check-items.ts';
import css from './items-table.module.css';

interface Props {
  item: EditedItem;
  name: string;
  mistakes: Mistakes;
  change: Dispatch<ItemsChange>;
}
const both = ['funds', 'funds_categories'] as const;

/** An item's funds and categories, with a search to add more. */
export function ItemLinks({ item, name, mistakes, change }: Props) {
  const [isAdding, setAdding] = useState(false);
  const { key, isRemoved = false } = item;
  if (isRemoved) return <s>{[...item.funds, ...item.funds_categories].map((one) => one.name).join(', ')}</s>;
  return (
    <>
      <LinkChips of={item.funds} as="fund" unlink={(of) => change({ do: 'unlink', key, field: 'funds', of })} />
      <LinkChips
        of={item.funds_categories}
        as="category"
        unlink={(of) => change({ do: 'unlink', key, field: 'funds_categories', of })}
      />
      {isAdding ? (
        <LinkSearch
          label={`Fundo ou categoria para ${name}`}
          placeholder="Fundo ou categoria"
          fields={both}
          autoFocus
          leave={() => setAdding(false)}
          pick={({ field, of }) => change({ do: 'link', key, field, of })}
        />
      ) : (
        <button
          type="button"
          className={css.more}
          aria-label={`Adicionar fundo ou categoria a ${name}`}
          onClick={() => setAdding(true)}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
      {(mistakes.funds ?? mistakes.funds_categories) && <p>{mistakes.funds ?? mistakes.funds_categories}</p>}
    </>
  );
}
