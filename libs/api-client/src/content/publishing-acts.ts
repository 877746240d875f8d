import { publishingActs } from '@mirante/contract/content/publishing-acts.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

export const { usePublishContentsMutation, useReturnContentsToDraftMutation, useUndoPublishingActMutation } =
  api.injectEndpoints({ endpoints: endpointsFrom(publishingActs, 'report', ['video', 'news']) });

// What each did is shown at the list.
feedback(publishingActs, {
  publishContents: { fail: 'Não foi possível publicar (status).' },
  returnContentsToDraft: { fail: 'Não foi possível voltar a rascunho (status).' },
  undoPublishingAct: {
    404: 'Não dá mais para desfazer.',
    409: 'Não dá mais para desfazer.',
    fail: 'Não foi possível desfazer (status).',
  },
});
