import { ownContents } from '@mirante/contract/content/own-contents.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed } from '../feedback.ts';

export const ownContentsApi = api.injectEndpoints({
  endpoints: endpointsFrom(ownContents, 'content'),
});
export const { useListOwnContentsQuery, useListConsultancyContentsQuery } = ownContentsApi;

feedback(ownContents, {
  listOwnContents: listFailed,
  listConsultancyContents: listFailed,
});
