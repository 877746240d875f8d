import { contents } from '@mirante/contract/content/contents.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

/** Without a tag: refetched on each visit. */
export const { usePreviewContentQuery, useListReadsByDayQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(contents),
});

feedback(contents, { previewContent: quiet, listReadsByDay: quiet });
