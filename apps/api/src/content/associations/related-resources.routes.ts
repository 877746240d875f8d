import type { relatedResources } from '@mirante/contract/content/related-resources.ts';
import { associations, isAssociationKind, type AssociationKind } from '@mirante/domain/content/association.ts';
import type { PublishedKind, Related } from '@mirante/domain/content/content.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import type { Db } from '../../database/db.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { findContent, link, lockContent, relatedOfKind, unlink } from './associations.store.ts';

interface To {
  db: Db;
  params: { id: number; kind: string };
}

const listOf =
  (content: PublishedKind) =>
  async ({ db, params }: To): Promise<Related[]> =>
    relatedOfKind(db, params.id, await kindOf(content, { db, params }));

const addTo =
  (content: PublishedKind) =>
  ({ db, params, input }: To & { input: { id: number } }): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const kind = await kindOf(content, { db: trx, params });
      or404(await lockContent(trx, params.id), nameOf(content));
      or404(await link(trx, params.id, kind, input.id), associations[kind].name);
    });

const removeFrom =
  (content: PublishedKind) =>
  ({ db, params }: To & { params: { item_id: number } }): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const kind = await kindOf(content, { db: trx, params });
      or404(await lockContent(trx, params.id), nameOf(content));
      or404(await unlink(trx, params.id, kind, params.item_id), associations[kind].name);
    });

/** 404 for an unknown kind, and for a content of another kind. */
async function kindOf(content: PublishedKind, { db, params: { id, kind } }: To): Promise<AssociationKind> {
  or404(await findContent(db, content, id), nameOf(content));
  return or404(isAssociationKind(kind) ? kind : undefined, 'Recurso');
}

export const relatedResourceRoutes: Handlers<typeof relatedResources> = {
  listReportRelated: listOf('report'),
  addReportRelated: addTo('report'),
  removeReportRelated: removeFrom('report'),
  listVideoRelated: listOf('video'),
  addVideoRelated: addTo('video'),
  removeVideoRelated: removeFrom('video'),
  listNewsRelated: listOf('news'),
  addNewsRelated: addTo('news'),
  removeNewsRelated: removeFrom('news'),
};
