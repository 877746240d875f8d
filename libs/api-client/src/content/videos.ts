import { videos } from '@mirante/contract/content/videos.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, recordFailed, recordSaved, removed } from '../feedback.ts';

export const {
  useListVideosQuery,
  useGetVideoQuery,
  useCreateVideoMutation,
  useEditVideoMutation,
  useRemoveVideoMutation,
  useListVideoChangesQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom(videos, 'video', ['product']) });

feedback(videos, {
  listVideos: listFailed,
  getVideo: recordFailed,
  createVideo: { ok: 'Vídeo criado!', fail: 'Erro ao criar recurso.' },
  editVideo: recordSaved,
  removeVideo: removed('o vídeo'),
});
