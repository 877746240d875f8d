import type { tags } from '@mirante/contract/content/tags.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { refusing } from '../../records/constraints.ts';
import { lists } from '../../records/handlers.ts';
import * as store from './tags.store.ts';

export const tagRoutes: Handlers<typeof tags> = {
  listTags: lists(store.list),
  createTag: async ({ db, input: { name }, now }) => {
    const id = await store
      .insert(db, { name, created_at: now() })
      .catch(refusing({ tag_name: () => new Refusal('conflict', 'Já existe uma tag com este nome.') }));
    return { id, name };
  },
};
