import { wordsOf } from '../records/words.ts';

export interface Tag {
  id: number;
  name: string;
}

export const tagWords = wordsOf<Tag>({
  name: 'Tag',
  plural: 'Tags',
  title: 'name',
  labels: { id: 'ID', name: 'Nome' },
});
