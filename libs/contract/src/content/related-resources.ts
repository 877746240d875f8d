import { associatedResources, type AssociatedResource } from '@mirante/domain/content/association.ts';
import type { Related } from '@mirante/domain/content/content.ts';
import { del, get, post, type } from '../http.ts';
import { lazySchema } from '../lazy-schema.ts';

const relatedForm = lazySchema(({ form, id }) => form({ id: id().required() }));
const allow = ['conteudo'] as const;
const one = (resource: AssociatedResource) => associatedResources[resource].one;

/** `:kind` is a key of `associations`; any other is 404. */
export const relatedResources = {
  listReportRelated: get('/api/v1/reports/:id/related-resource/:kind', {
    what: `Listar as associações de ${one('reports')}`,
    allow,
    returns: type<Related[]>(),
  }),
  addReportRelated: post('/api/v1/reports/:id/related-resource/:kind', {
    what: `Associar ${one('reports')}`,
    allow,
    input: relatedForm,
    example: { id: 1 },
  }),
  removeReportRelated: del('/api/v1/reports/:id/related-resource/:kind/:item_id', {
    what: `Desassociar ${one('reports')}`,
    allow,
  }),
  listVideoRelated: get('/api/v1/videos/:id/related-resource/:kind', {
    what: `Listar as associações de ${one('videos')}`,
    allow,
    returns: type<Related[]>(),
  }),
  addVideoRelated: post('/api/v1/videos/:id/related-resource/:kind', {
    what: `Associar ${one('videos')}`,
    allow,
    input: relatedForm,
    example: { id: 1 },
  }),
  removeVideoRelated: del('/api/v1/videos/:id/related-resource/:kind/:item_id', {
    what: `Desassociar ${one('videos')}`,
    allow,
  }),
  listNewsRelated: get('/api/v1/news/:id/related-resource/:kind', {
    what: `Listar as associações de ${one('news')}`,
    allow,
    returns: type<Related[]>(),
  }),
  addNewsRelated: post('/api/v1/news/:id/related-resource/:kind', {
    what: `Associar ${one('news')}`,
    allow,
    input: relatedForm,
    example: { id: 1 },
  }),
  removeNewsRelated: del('/api/v1/news/:id/related-resource/:kind/:item_id', {
    what: `Desassociar ${one('news')}`,
    allow,
  }),
};
