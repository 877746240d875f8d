import {
  MIN_SHARE,
  isShareExact,
  isWhole,
  MIN_ITEMS,
  MAX_ITEMS,
  MAX_SHARE,
  SHARE_INEXACT,
  shareSumText,
  TOO_FEW_ITEMS,
} from '@mirante/domain/investments/share-sum.ts';
import { bool, form, id, ids, listOf, num, orNull, richText, str, text, whole } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';

const category = () => orNull(text(0, 100));
const product = () => whole(1, 9_999_999);
export const portfolioForm = form({
  name: text(1, 100).required(say.textRequired),
  description: richText(8192).required(say.textRequired),
  active: bool(),
  product_id: product().required(say.required),
  category: category(),
});
/** Omitted fields are unchanged. */
export const portfolioChange = form({
  name: text(0, 100).min(1, say.textRequired),
  description: richText(8192),
  active: bool(),
  product_id: product(),
  category: category(),
});
export type PortfolioForm = InferType<typeof portfolioForm>;

/** Percent, up to 2 decimals. */
const share = () =>
  num()
    .min(MIN_SHARE, say.between(MIN_SHARE, MAX_SHARE))
    .max(MAX_SHARE, say.between(MIN_SHARE, MAX_SHARE))
    .test('exact', SHARE_INEXACT, (value) => value === undefined || isShareExact(value));
const named = () => text(1, 200).required(say.textRequired);
const rest = {
  description: orNull(text(0, 1024)),
  funds: ids(0, 100),
  funds_categories: ids(0, 40),
};
export const portfolioItemForm = form({ name: named(), share: share().required(say.required), ...rest });
/** Omitted fields are unchanged. */
export const portfolioItemChange = form({ name: text(0, 200).min(1, say.textRequired), share: share(), ...rest });
export type PortfolioItemForm = InferType<typeof portfolioItemForm>;

/**
 * All items of a portfolio, in order. `seen` lists the items that the caller had read, with their versions: others'
 * changes since then are merged, and changing the same item is a conflict. Without `seen`, the list replaces
 * everything.
 */
export const portfolioItems = form({
  items: listOf(
    form({ id: id(), name: named(), share: share().required(say.required), ...rest }).required(say.required),
  )
    .required(say.required)
    .min(MIN_ITEMS, TOO_FEW_ITEMS)
    .max(MAX_ITEMS)
    .test('distinct', 'O mesmo item mais de uma vez.', (items) => {
      const known = (items ?? []).flatMap((item) => item?.id ?? []);
      return new Set(known).size === known.length;
    })
    .test('whole', (items, { createError }) =>
      !items || items.length < MIN_ITEMS || items.some((item) => typeof item?.share !== 'number') || isWhole(items)
        ? true
        : createError({ message: shareSumText(items) }),
    ),
  seen: listOf(
    form({ id: id().required(say.required), version: str().required(say.required).max(40) }).required(say.required),
  ).max(1000),
});
export type PortfolioItems = InferType<typeof portfolioItems>;
