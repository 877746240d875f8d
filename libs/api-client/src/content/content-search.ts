import { contentSearch } from '@mirante/contract/content/content-search.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed } from '../feedback.ts';

export const { useSearchContentsQuery } = api.injectEndpoints({ endpoints: endpointsFrom(contentSearch, 'content') });

feedback(contentSearch, { searchContents: listFailed });
