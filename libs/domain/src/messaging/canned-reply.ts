import { wordsOf } from '../records/words.ts';

/** A canned reply for recurring questions. */
export interface CannedReplyRow {
  id: number;
  title: string;
  text: string;
  created_at: string;
  updated_at: string;
}
export interface CannedReply extends CannedReplyRow {
  version: string;
}

export const cannedReplyWords = wordsOf<CannedReplyRow>({
  name: 'Resposta pronta',
  plural: 'Respostas prontas',
  title: 'title',
  labels: { id: 'ID', title: 'Título', text: 'Texto', created_at: 'Criada em', updated_at: 'Alterada em' },
});
