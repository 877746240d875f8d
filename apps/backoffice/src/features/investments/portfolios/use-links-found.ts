import { useListFundCategoriesQuery } from '@mirante/api-client/investments/fund-categories.ts';
import { useListFundsQuery } from '@mirante/api-client/investments/funds.ts';
import type { Related } from '@mirante/domain/content/content.ts';
import type { LinkField } from '@mirante/domain/investments/portfolio-editor.ts';

/** The minimum length of a search, and the number of its results. */
export const MIN_LETTERS = 2;
const RESULTS = 7;
const page = { page: 1, perPage: RESULTS, order: 1 } as const;

export interface Found {
  field: LinkField;
  of: Related;
}

/** Funds and fund categories with this text in their names; empty for fields that are not searched. */
export function useLinksFound(letters: string, fields: readonly LinkField[]) {
  const isShort = letters.trim().length < MIN_LETTERS;
  const funds = useListFundsQuery(
    { ...page, 'funds.name': letters.trim(), sort: 'funds.name' },
    { skip: isShort || !fields.includes('funds') },
  );
  const categories = useListFundCategoriesQuery(
    { ...page, 'category.name': letters.trim(), sort: 'category.name' },
    { skip: isShort || !fields.includes('funds_categories') },
  );
  const found = [
    ...(funds.currentData?.items ?? []).map((of): Found => ({ field: 'funds', of })),
    ...(categories.currentData?.items ?? []).map((of): Found => ({ field: 'funds_categories', of })),
  ];
  return {
    found,
    isBusy: funds.isFetching || categories.isFetching,
    isFailed: funds.isError || categories.isError,
  };
}
