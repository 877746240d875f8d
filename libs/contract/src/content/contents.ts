import type { ContentPreview, ReadsOfDay } from '@mirante/domain/content/content.ts';
import { say } from '@mirante/validation/messages.ts';
import { get, type } from '../http.ts';
import { lazySchema } from '../lazy-schema.ts';

const allow = ['conteudo'] as const;
/** What staff ask of any content, whatever its kind: all have one sequence of numbers. */
export const contents = {
  /** As the clients of a product see it who have no other, by the rule that readers are asked by. */
  previewContent: get('/api/v1/contents/:id/preview', {
    what: 'Ver um conteúdo como cliente de um produto',
    allow,
    input: lazySchema(({ form, id }) => form({ product: id().required(say.required) })),
    returns: type<ContentPreview>(),
  }),
  /** Days on which nobody did are left out. */
  listReadsByDay: get('/api/v1/contents/:id/reads', {
    what: 'Ver as leituras de um conteúdo por dia',
    allow,
    returns: type<ReadsOfDay[]>(),
  }),
};
