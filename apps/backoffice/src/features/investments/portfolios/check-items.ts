import { portfolioItemForm } from '@mirante/contract/investments/portfolios.form.ts';
import { NAME_REPEATED, repeatedNames } from '@mirante/domain/investments/item-names.ts';
import { shareFromTyped, type EditedItem } from '@mirante/domain/investments/portfolio-editor.ts';
import { ValidationError } from 'yup';

/** An item's errors by field. */
export type Mistakes = Partial<Record<keyof EditedItem, string>>;

/** The request body of an item. Input that is no number is kept, and fails validation. */
export const bodyOf = ({ id, name, description, share, funds, funds_categories }: EditedItem) => ({
  ...(id !== undefined && { id }),
  name: name.trim(),
  description: description.trim() || null,
  share: shareFromTyped(share) as number,
  funds: funds.map((fund) => fund.id),
  funds_categories: funds_categories.map((category) => category.id),
});

// An unchanged item is the same object: only the edited one is validated again.
const known = new WeakMap<EditedItem, Mistakes>();

/** The errors of each remaining item, by key, by the server's rules. */
export function mistakesIn(items: readonly EditedItem[]): ReadonlyMap<number, Mistakes> {
  const stay = items.filter(({ isRemoved }) => !isRemoved);
  const repeated = new Set(repeatedNames(stay));
  const all = stay.map((item, i): [number, Mistakes] => {
    const own = known.get(item) ?? check(item);
    known.set(item, own);
    return [item.key, repeated.has(i) ? { name: NAME_REPEATED, ...own } : own];
  });
  return new Map(all.filter(([, mistakes]) => Object.keys(mistakes).length > 0));
}

function check(item: EditedItem): Mistakes {
  const { id: _id, ...body } = bodyOf(item);
  try {
    portfolioItemForm.validateSync(body, { abortEarly: false, context: { body: true } });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.map(({ path = '', message }) => [path.replace(/\[.*/, ''), message]).toReversed(),
    );
  }
}
