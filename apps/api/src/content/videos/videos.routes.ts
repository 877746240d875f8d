import type { videos } from '@mirante/contract/content/videos.ts';
import { videoWords, type VideoRow } from '@mirante/domain/content/video.ts';
import { dayTime } from '@mirante/domain/format.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists, removes } from '../../records/handlers.ts';
import * as store from './videos.store.ts';

const columns = columnsOf<VideoRow>(videoWords, { video_date: dayTime, created_at: dayTime, updated_at: dayTime }, [
  'id',
  'name',
  'product_name',
  'video_date',
  'link',
  'app_alert',
  'draft',
  'created_at',
  'updated_at',
]);

export const videoRoutes: Handlers<typeof videos> = {
  listVideos: lists(store.list),
  exportVideos: file('video', 'videos', { list: store.list, columns }),
  getVideo: finds('video', store),
  createVideo: creates(store, store.insert),
  editVideo: edits('video', store, store.save),
  removeVideo: removes('video', store),
  listVideoChanges: changesOf('video'),
};
