import { ownContents } from '@mirante/contract/content/own-contents.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed } from '../feedback.ts';

export const { useListOwnContentsQuery, useListConsultancyContentsQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(ownContents, 'content'),
});

feedback(ownContents, {
  listOwnContents: listFailed,
  listConsultancyContents: listFailed,
});
