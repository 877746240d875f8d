import { associations, type AssociatedResource, type AssociationKind } from '@mirante/domain/content/association.ts';
import type { Id } from '../../app/address.ts';

const folders: Record<AssociatedResource, string> = { reports: '/relatorios', videos: '/videos', news: '/noticias' };

/** The page for associating a content to records of one kind. */
export const associationAddress = (resource: AssociatedResource, id: Id, kind: AssociationKind): string =>
  `${folders[resource]}/${id}/${associations[kind].address}`;
