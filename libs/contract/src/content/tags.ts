import type { Tag } from '@mirante/domain/content/tag.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
const query = listQuery({
  sort: ['tag.name', 'tag.id'],
  by: 'tag.name',
  filters: ({ id, str }) => ({
    'tag.id': id(),
    /** Any part of the name, ignoring accents. */
    'tag.name': str().max(100),
  }),
});

const allow = ['conteudo'] as const;
export const tags = {
  listTags: get('/api/v1/tags', { what: 'Listar tags', allow, input: query, returns: type<Page<Tag>>() }),
  createTag: post('/api/v1/tags', {
    what: 'Criar uma tag',
    allow,
    input: () => import('./tags.form.ts').then((m) => m.tagForm),
    returns: type<Tag>(),
    example: { name: 'dividendos' },
  }),
};
