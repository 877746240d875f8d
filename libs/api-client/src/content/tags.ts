import { tags } from '@mirante/contract/content/tags.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

export const { useListTagsQuery, useCreateTagMutation } = api.injectEndpoints({
  endpoints: endpointsFrom(tags, 'tag'),
});

feedback(tags, { createTag: { ok: 'Tag criada e sendo adicionada!', fail: 'Erro ao criar tag.' } });
