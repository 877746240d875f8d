import {
  useAddNewsRelatedMutation,
  useAddReportRelatedMutation,
  useAddVideoRelatedMutation,
  useListNewsRelatedQuery,
  useListReportRelatedQuery,
  useListVideoRelatedQuery,
  useRemoveNewsRelatedMutation,
  useRemoveReportRelatedMutation,
  useRemoveVideoRelatedMutation,
} from '@mirante/api-client/content/related-resources.ts';
import { useListTagsQuery } from '@mirante/api-client/content/tags.ts';
import { useListFundsQuery } from '@mirante/api-client/investments/funds.ts';
import { useListPortfoliosQuery } from '@mirante/api-client/investments/portfolios.ts';
import { useListStockPortfoliosQuery } from '@mirante/api-client/investments/stock-portfolios.ts';
import { useListStocksQuery } from '@mirante/api-client/investments/stocks.ts';
import { relatedResources } from '@mirante/contract/content/related-resources.ts';
import type { AnyEndpoint } from '@mirante/contract/http.ts';
import type { AssociatedResource, AssociationKind } from '@mirante/domain/content/association.ts';
import type { Related } from '@mirante/domain/content/content.ts';

interface Of {
  id: number;
  kind: AssociationKind;
}
interface Answer<T> {
  currentData?: T | undefined;
  error?: unknown;
  refetch: () => unknown;
}
type Mutation<A> = readonly [(asked: A) => { unwrap: () => Promise<unknown> }, { isLoading: boolean }];
interface Hooks {
  /** Who may call it sees the page. */
  add: AnyEndpoint;
  remove: AnyEndpoint;
  useList: (of: Of) => Answer<Related[]>;
  useAdd: () => Mutation<Of & { body: { id: number } }>;
  useRemove: () => Mutation<Of & { item_id: number }>;
}

/** The calls of each content's associations. */
export const associatedHooks: Record<AssociatedResource, Hooks> = {
  reports: {
    add: relatedResources.addReportRelated,
    remove: relatedResources.removeReportRelated,
    useList: useListReportRelatedQuery,
    useAdd: useAddReportRelatedMutation,
    useRemove: useRemoveReportRelatedMutation,
  },
  videos: {
    add: relatedResources.addVideoRelated,
    remove: relatedResources.removeVideoRelated,
    useList: useListVideoRelatedQuery,
    useAdd: useAddVideoRelatedMutation,
    useRemove: useRemoveVideoRelatedMutation,
  },
  news: {
    add: relatedResources.addNewsRelated,
    remove: relatedResources.removeNewsRelated,
    useList: useListNewsRelatedQuery,
    useAdd: useAddNewsRelatedMutation,
    useRemove: useRemoveNewsRelatedMutation,
  },
};

export interface Candidate {
  id: number;
  name: string;
  about?: string;
}
const first = { perPage: 20, page: 1 } as const;

/** How each kind is looked for by its name. */
export const useCandidates: Record<AssociationKind, (typed: string) => Answer<{ items: Candidate[] }>> = {
  tags: (typed) => useListTagsQuery({ ...first, ...(typed && { 'tag.name': typed }) }),
  funds: (typed) => {
    const answer = useListFundsQuery({ ...first, ...(typed && { 'funds.name': typed }) });
    return told(
      answer,
      answer.currentData?.items.map(({ id, name, category_name: about }) => ({ id, name, about })),
    );
  },
  portfolios: (typed) => {
    const answer = useListPortfoliosQuery({ ...first, ...(typed && { 'portfolio.name': typed }) });
    return told(
      answer,
      answer.currentData?.items.map(({ id, name, product_name: about }) => ({ id, name, about })),
    );
  },
  stocks: (typed) => {
    const answer = useListStocksQuery({ ...first, ...(typed && { 'stock.name': typed }) });
    return told(
      answer,
      answer.currentData?.items.map(({ id, name, codes: about }) => ({ id, name, about })),
    );
  },
  'stock-portfolios': (typed) => {
    const answer = useListStockPortfoliosQuery({ ...first, ...(typed && { 'portfolio.name': typed }) });
    return told(
      answer,
      answer.currentData?.items.map(({ id, name, product_name: about }) => ({ id, name, about })),
    );
  },
};

/** What was found, each with what tells it from others of a like name. */
const told = (
  { error, refetch }: Pick<Answer<unknown>, 'error' | 'refetch'>,
  items: Candidate[] | undefined,
): Answer<{ items: Candidate[] }> => ({ error, refetch, currentData: items && { items } });
