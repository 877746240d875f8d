import { contentTypes, type ContentCardRow } from '@mirante/domain/content/feed.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { read, related, words } from './reading.query.ts';

const query = listQuery({
  sort: ['content.created_at', 'content.date'],
  by: 'content.created_at',
  perPage: 9,
  filters: (fields) => ({
    'content.type': fields.oneOf(contentTypes),
    'content.filter': words(fields),
    'content.read': read(fields),
    /** On this day or later. */
    'content.date': fields.day(),
    'content.product': related(fields),
    'content.tags': related(fields),
  }),
});

const allow = { area: 'content' } as const;
/** Reports, videos and news in one list: those published and unlocked by the client's products. */
export const ownContents = {
  listOwnContents: get('/api/v1/client/contents', {
    what: 'Listar os próprios conteúdos',
    allow,
    input: query,
    returns: type<Page<ContentCardRow>>(),
  }),
  /** Those that only the consultancy unlocks. */
  listConsultancyContents: get('/api/v1/client/consultancy-contents', {
    what: 'Listar os conteúdos da consultoria',
    allow: { area: 'consultancy' },
    input: query,
    returns: type<Page<ContentCardRow>>(),
  }),
};
