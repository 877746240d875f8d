import type { ownContents } from '@mirante/contract/content/own-contents.ts';
import type { Handlers } from '../../http/serve.ts';
import * as store from './own-contents.store.ts';

export const ownContentRoutes: Handlers<typeof ownContents> = {
  listOwnContents: ({ input, viewer, ...services }) => store.listFor(viewer.id, services.now())(services, input),
  listConsultancyContents: ({ input, viewer, ...services }) =>
    store.listConsultancyFor(viewer.id, services.now())(services, input),
};
