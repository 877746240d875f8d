import type { PublishingResult } from '@mirante/domain/content/publishing-act.ts';
import { post, type } from '../http.ts';

const allow = ['conteudo'] as const;
const input = () => import('./publishing-acts.form.ts').then((m) => m.seenContentsForm);
const example = { kind: 'report', contents: [{ id: 1, updated_at: '2026-11-22T12:00:00.000Z' }] };

/** Acts on several contents of a kind: on each that nobody changed since it was seen. The others are in `skipped`. */
export const publishingActs = {
  publishContents: post('/api/v1/contents/publish', {
    what: 'Publicar vários conteúdos',
    allow,
    input,
    idempotent: true,
    returns: type<PublishingResult>(),
    example,
  }),
  returnContentsToDraft: post('/api/v1/contents/draft', {
    what: 'Voltar vários conteúdos a rascunho',
    allow,
    input,
    idempotent: true,
    returns: type<PublishingResult>(),
    example,
  }),
  /** Restores what each was before. `:id` is `act` of the result, for whoever made the call, shortly after it. */
  undoPublishingAct: post('/api/v1/contents/acts/:id/undo', {
    what: 'Desfazer a publicação, ou a volta a rascunho, de vários conteúdos',
    allow,
    idempotent: true,
    returns: type<PublishingResult>(),
    refuses: ['not_undoable'],
  }),
};
