import type { ContentPreview, ReadsOfDay } from '@mirante/domain/content/content.ts';
import { say } from '@mirante/validation/messages.ts';
import { get, type } from '../http.ts';
import { lazySchema } from '../lazy-schema.ts';

const allow = ['conteudo'] as const;
/** Calls on contents of any kind, whose ids are unique across kinds. */
export const contents = {
  /** As seen by clients with one product and no other, by the readers' own rule. */
  previewContent: get('/api/v1/contents/:id/preview', {
    what: 'Ver um conteúdo como cliente de um produto',
    allow,
    input: lazySchema(({ form, id }) => form({ product: id().required(say.required) })),
    returns: type<ContentPreview>(),
  }),
  /** Days without reads are omitted. */
  listReadsByDay: get('/api/v1/contents/:id/reads', {
    what: 'Ver as leituras de um conteúdo por dia',
    allow,
    returns: type<ReadsOfDay[]>(),
  }),
};
