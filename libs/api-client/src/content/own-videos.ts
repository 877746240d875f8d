import { ownVideos } from '@mirante/contract/content/own-videos.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet, recordFailed } from '../feedback.ts';

export const { useListOwnVideosQuery, useGetOwnVideoQuery, useReadOwnVideoMutation } = api.injectEndpoints({
  endpoints: endpointsFrom(ownVideos, 'video', ['content']),
});

feedback(ownVideos, {
  listOwnVideos: listFailed,
  getOwnVideo: recordFailed,
  readOwnVideo: quiet,
  readOwnVideoDo: quiet,
});
