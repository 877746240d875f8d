import type { OwnVideo, OwnVideoRow } from '@mirante/domain/content/video.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, post, type } from '../http.ts';
import { about } from './about.query.ts';
import { listQuery } from '../records/list-query.ts';
import { read, related, words } from './reading.query.ts';

const query = listQuery({
  sort: ['video.updated_at', 'video.created_at', 'video.video_date', 'video.name'],
  by: 'video.updated_at',
  perPage: 12,
  filters: (fields) => ({
    'video.name': fields.str().max(100),
    'video.filter': words(fields),
    'video.read': read(fields),
    /** On this day or later. */
    'video.video_date': fields.day(),
    'video.product': related(fields),
    'video.tags': related(fields),
    ...about('video', fields),
  }),
});

const allow = { area: 'content' } as const;
/** Only published videos that the client's products unlock; any other is 404. */
export const ownVideos = {
  listOwnVideos: get('/api/v1/client/videos', {
    what: 'Listar os próprios vídeos',
    allow,
    input: query,
    returns: type<Page<OwnVideoRow>>(),
  }),
  getOwnVideo: get('/api/v1/client/videos/:id', { what: 'Ver um vídeo', allow, returns: type<OwnVideo>() }),
  /** Idempotent: only the first view is recorded. */
  readOwnVideo: post('/api/v1/client/videos/:id/read', { what: 'Marcar um vídeo como visto', allow }),
  readOwnVideoDo: post('/api/v1/client/videos/:id/read/do', { what: 'Marcar um vídeo como visto', allow }),
};
