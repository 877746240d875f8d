import { contents } from '@mirante/contract/content/contents.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

/** Made stale by an edit of the content, through the tag of the feed. */
export const { usePreviewContentQuery, useListReadsByDayQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(contents, 'content'),
});

feedback(contents, { previewContent: quiet, listReadsByDay: quiet });
