import { relatedOf } from '../associations/associations.store.ts';
import { ownVideos } from '@mirante/contract/content/own-videos.ts';
import type { OwnVideo } from '@mirante/domain/content/video.ts';
import type { Db } from '../../database/db.ts';
import { contains, on, since } from '../../records/filters.ts';
import { asJson } from '../../records/json.ts';
import { listOf } from '../../records/list-of.ts';
import { isAbout, capByText, hasProduct, containsWords, hasTag } from '../publishing/content-filters.ts';
import { isRead, mayRead, readable, readAt, type EntitledClient } from '../publishing/readable.store.ts';
import { madeFor } from '../../products/entitlements/unlocking.store.ts';
import { iconOf } from './video-icon.ts';

const rows = (clientId: number) => (db: Db) =>
  db
    .selectFrom('video')
    .innerJoin('content', 'content.id', 'video.id')
    .select(['video.id', 'video.name', 'video.link', 'video.video_date', 'content.summary'])
    .select([
      iconOf.as('icon'),
      madeFor('content', 'video.id').as('product_name'),
      readAt('video', clientId).as('read_at'),
    ]);

export const listFor = (client: EntitledClient) =>
  listOf(ownVideos.listOwnVideos, 'video', {
    from: readable('video', client),
    rows: rows(client.id),
    sort: { 'video.name': 'video.name_key' },
    cap: capByText('video.filter', 'video.name'),
    where: {
      'video.name': on('video.name_key', contains),
      'video.filter': containsWords('video'),
      'video.read': isRead('video', client.id),
      'video.video_date': since,
      'video.product': hasProduct('video'),
      'video.tags': hasTag('video'),
      ...isAbout('video'),
    },
  });

export async function findFor(db: Db, clientId: number, id: number, now: Date): Promise<OwnVideo | undefined> {
  if (!(await mayRead(db, clientId, { kind: 'video', id }, now))) return undefined;
  const row = await rows(clientId)(db).select('video.description').where('video.id', '=', id).executeTakeFirstOrThrow();
  return { ...asJson(row), ...(await relatedOf(db, id, { clientId, now })) };
}
