import { relatedResources } from '@mirante/contract/content/related-resources.ts';
import { associations, isAssociationKind } from '@mirante/domain/content/association.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, type Words } from '../feedback.ts';

export const {
  useListReportRelatedQuery,
  useAddReportRelatedMutation,
  useRemoveReportRelatedMutation,
  useListVideoRelatedQuery,
  useAddVideoRelatedMutation,
  useRemoveVideoRelatedMutation,
  useListNewsRelatedQuery,
  useAddNewsRelatedMutation,
  useRemoveNewsRelatedMutation,
} = api.injectEndpoints({
  endpoints: endpointsFrom(relatedResources, 'related', ['report', 'video', 'news', 'trade']),
});

const added: Words = { ok: 'Associação criada!', fail: 'Erro ao criar associação.' };
const wordsOf = (asked: unknown) => {
  const { kind } = asked as { kind: string };
  return isAssociationKind(kind) ? associations[kind] : undefined;
};
const removed: Words = {
  ok: (_answer, asked) => ({ text: `${wordsOf(asked)?.removed} com sucesso!`, variant: 'success' }),
  fail: (asked) => `Não foi possível desassociar ${wordsOf(asked)?.one}.`,
};

feedback(relatedResources, {
  addReportRelated: added,
  removeReportRelated: removed,
  addVideoRelated: added,
  removeVideoRelated: removed,
  addNewsRelated: added,
  removeNewsRelated: removed,
});
