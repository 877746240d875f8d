import type { Video, VideoRow } from '@mirante/domain/content/video.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { bool, day, form, id, moment, oneOf, richText, str, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
import { del, get, patch, post, type } from '../http.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { about } from './about.form.ts';
import { listQuery } from '../records/list-query.ts';
import { unlockingProducts, videoLink } from './content.form.ts';

const extras = { app_alert: bool(), draft: bool() };
export const videoForm = form({
  name: text(1, 100).required(say.textRequired),
  video_date: moment().required(say.required),
  link: videoLink().required(say.required),
  description: richText(8192).required(say.textRequired),
  products: unlockingProducts().required(say.required),
  ...extras,
});
/** What is left out stays as it is. */
export const videoChange = form({
  name: text(0, 100).min(1, say.textRequired),
  video_date: moment().min(1, say.required),
  link: videoLink().min(1, say.required),
  description: richText(8192),
  products: unlockingProducts(),
  ...extras,
});
export type VideoForm = InferType<typeof videoForm>;
export type VideoChange = InferType<typeof videoChange>;

const query = listQuery({
  sort: ['video.name', 'video.id', 'video.video_date', 'video.created_at', 'video.app_alert'],
  by: 'video.video_date',
  order: -1,
  filters: {
    'video.id': id(),
    'video.name': str().max(100),
    /** A tag. */
    'video.tags': id(),
    ...about('video'),
    'video.app_alert': oneOf(['true', 'false']),
    'video.draft': oneOf(['true', 'false']),
    /** On this day or later. */
    'video.video_date': day(),
    /** A product that unlocks it. */
    'video.product': id(),
    /** Any part of its name or description. */
    'video.filter': str().max(120),
  },
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
    input: videoForm,
    returns: type<Video>(),
    example,
  }),
  editVideo: patch('/api/v1/videos/:id', {
    what: 'Editar um vídeo',
    allow,
    input: videoChange,
    returns: type<Video>(),
    refuses: ['edit_conflict'],
    example,
  }),
  removeVideo: del('/api/v1/videos/:id', { what: 'Remover um vídeo', allow }),
  listVideoChanges: changesOf('/api/v1/videos/:id/changes', 'Ver as alterações de um vídeo', allow),
};
