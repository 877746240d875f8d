import type { contents } from '@mirante/contract/content/contents.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { previewOf } from './preview.store.ts';
import { readsByDay } from './reads.store.ts';

export const contentsRoutes: Handlers<typeof contents> = {
  previewContent: async ({ db, params: { id }, input: { product }, now }) =>
    or404(await previewOf(db, { id, product }, now()), 'Conteúdo'),
  listReadsByDay: async ({ db, params: { id } }) => or404(await readsByDay(db, id), 'Conteúdo'),
};
