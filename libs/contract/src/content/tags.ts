import type { Tag } from '@mirante/domain/content/tag.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { form, id, str, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { get, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

export const tagForm = form({ name: text(3, 100).required(say.textRequired) });

const query = listQuery({
  sort: ['tag.name', 'tag.id'],
  by: 'tag.name',
  filters: {
    'tag.id': id(),
    /** Any part of it, without accents. */
    'tag.name': str().max(100),
  },
});

const allow = ['conteudo'] as const;
export const tags = {
  listTags: get('/api/v1/tags', { what: 'Listar tags', allow, input: query, returns: type<Page<Tag>>() }),
  createTag: post('/api/v1/tags', {
    what: 'Criar uma tag',
    allow,
    input: tagForm,
    returns: type<Tag>(),
    example: { name: 'dividendos' },
  }),
};
