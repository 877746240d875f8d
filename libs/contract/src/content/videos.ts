import type { Video, VideoRow } from '@mirante/domain/content/video.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { del, get, patch, post, type } from '../http.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { about } from './about.query.ts';
import { listQuery } from '../records/list-query.ts';
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

const allow = ['conteudo'] as const;
const example = {
  name: 'Fechamento de mercado',
  video_date: '2026-11-22T18:30:00-03:00',
  link: 'https://youtu.be/jNQXAC9IVRw',
  description: '<p>O que moveu a bolsa <strong>hoje</strong>.</p>',
  products: [3],
  app_alert: true,
  draft: false,
};
const listVideos = get('/api/v1/videos', {
  what: 'Listar vídeos',
  allow,
  input: query,
  returns: type<Page<VideoRow>>(),
});
export const videos = {
  listVideos,
  exportVideos: csvOf('/api/v1/videos.csv', 'Exportar vídeos', listVideos),
  getVideo: get('/api/v1/videos/:id', { what: 'Ver um vídeo', allow, returns: type<Video>() }),
  createVideo: post('/api/v1/videos', {
    what: 'Criar um vídeo',
    allow,
    idempotent: true,
    input: () => import('./videos.form.ts').then((m) => m.videoForm),
    returns: type<Video>(),
    example,
  }),
  editVideo: patch('/api/v1/videos/:id', {
    what: 'Editar um vídeo',
    allow,
    input: () => import('./videos.form.ts').then((m) => m.videoChange),
    returns: type<Video>(),
    refuses: ['edit_conflict'],
    example,
  }),
  removeVideo: del('/api/v1/videos/:id', { what: 'Remover um vídeo', allow }),
  listVideoChanges: changesOf('/api/v1/videos/:id/changes', 'Ver as alterações de um vídeo', allow),
};
