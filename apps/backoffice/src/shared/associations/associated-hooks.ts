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
import { relatedResources } from '@mirante/contract/content/related-resources.ts';
import type { AnyEndpoint } from '@mirante/contract/http.ts';
import type { AssociatedResource, AssociationKind } from '@mirante/domain/content/association.ts';
import type { Related } from '@mirante/domain/content/content.ts';

interface Of {
  id: number;
  kind: AssociationKind;
}
export interface Answer<T> {
  currentData?: T | undefined;
  error?: unknown;
  refetch: () => unknown;
}
type Mutation<A> = readonly [(asked: A) => { unwrap: () => Promise<unknown> }, { isLoading: boolean }];
interface Hooks {
  /** Those who may call it see the page. */
  add: AnyEndpoint;
  remove: AnyEndpoint;
  useList: (of: Of) => Answer<Related[]>;
  useAdd: () => Mutation<Of & { body: { id: number } }>;
  useRemove: () => Mutation<Of & { item_id: number }>;
}

/** The hooks for each content's associations. */
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
