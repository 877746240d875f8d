import type { Video, VideoRow } from '@mirante/domain/content/video.ts';
import { type } from '../http.ts';
import { about } from './about.query.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';
const query = listQuery({
  sort: ['video.name', 'video.id', 'video.video_date', 'video.created_at', 'video.app_alert'],
  by: 'video.video_date',
  order: -1,
  filters: (fields) => ({
    'video.id': fields.id(),
    'video.name': fields.str().max(100),
    /** The id of a tag. */
    'video.tags': fields.id(),
    ...about('video', fields),
    'video.app_alert': fields.oneOf(['true', 'false']),
    'video.draft': fields.oneOf(['true', 'false']),
    /** On this day or later. */
    'video.video_date': fields.day(),
    /** The id of a product that unlocks it. */
    'video.product': fields.id(),
    /** Any part of the name or description. */
    'video.filter': fields.str().max(120),
  }),
});

const calls = recordCalls('/api/v1/videos', {
  one: 'um vídeo',
  many: 'vídeos',
  allow: ['conteudo'],
  query,
  row: type<VideoRow>(),
  record: type<Video>(),
  form: () => import('./videos.form.ts').then((m) => m.videoForm),
  change: () => import('./videos.form.ts').then((m) => m.videoChange),
  example: {
    name: 'Fechamento de mercado',
    video_date: '2026-11-22T18:30:00-03:00',
    link: 'https://youtu.be/jNQXAC9IVRw',
    description: '<p>O que moveu a bolsa <strong>hoje</strong>.</p>',
    products: [3],
    app_alert: true,
    draft: false,
  },
});
export const videos = {
  listVideos: calls.list,
  exportVideos: calls.export,
  getVideo: calls.get,
  createVideo: calls.create,
  editVideo: calls.edit,
  removeVideo: calls.remove,
  listVideoChanges: calls.changes,
};
