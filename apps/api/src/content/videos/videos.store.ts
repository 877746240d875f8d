import { videoForm } from '@mirante/contract/content/videos.form.ts';
import { videos } from '@mirante/contract/content/videos.ts';
import type { Db } from '../../database/db.ts';
import { contains, eq, on, since, isTrue } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';
import { rowsOf } from '../../records/rows.ts';
import { findsContent } from '../publishing/find-content.ts';
import { savesContent } from '../publishing/save-content.ts';
import { madeFor } from '../../products/entitlements/unlocking.store.ts';
import { isAbout, hasProduct, containsWords, hasTag } from '../publishing/content-filters.ts';
import { iconOf } from './video-icon.ts';

const rows = (db: Db) =>
  db
    .selectFrom('video')
    .select(['video.id', 'video.name', 'video.link', 'video.video_date', 'video.app_alert', 'video.draft'])
    .select([
      'video.created_at',
      'video.updated_at',
      madeFor('content', 'video.id').as('product_name'),
      iconOf.as('icon'),
    ]);

export const list = listOf(videos.listVideos, 'video', {
  rows,
  sort: { 'video.name': 'video.name_key' },
  where: {
    'video.id': eq,
    'video.name': on('video.name_key', contains),
    'video.tags': hasTag('video'),
    ...isAbout('video'),
    'video.app_alert': isTrue,
    'video.draft': isTrue,
    'video.video_date': since,
    'video.product': hasProduct('video'),
    'video.filter': containsWords('video'),
  },
});

export const find = findsContent('video', (db) => rows(db).select('video.description'), videoForm);

const table = rowsOf('video');
export const { lock, remove } = table;
export const { insert, save } = savesContent(table, 'video_date');
