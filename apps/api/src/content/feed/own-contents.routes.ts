import type { ownContents } from '@mirante/contract/content/own-contents.ts';
import type { Handlers } from '../../http/serve.ts';
import { listsReadable } from '../publishing/read-handler.ts';
import * as store from './own-contents.store.ts';

export const ownContentRoutes: Handlers<typeof ownContents> = {
  listOwnContents: listsReadable(store.listFor),
  listConsultancyContents: listsReadable(store.listConsultancyFor),
};
