import { wordsOf } from '../records/words.ts';

export const MAX_OFFER_QUESTIONS = 20;
export const MAX_QUESTION_LENGTH = 160;
export const MAX_ANSWER_LENGTH = 2048;

/** A question of buyers, with the house's answer. */
export interface OfferQuestionRow {
  id: number;
  question: string;
  answer: string;
  position: number;
  created_at: string;
  updated_at: string;
}
export interface OfferQuestion extends OfferQuestionRow {
  version: string;
}
/** As the offer page shows it. */
export type OfferedQuestion = Pick<OfferQuestionRow, 'id' | 'question' | 'answer'>;

export const offerQuestionWords = wordsOf<OfferQuestionRow>({
  name: 'Pergunta da oferta',
  plural: 'Perguntas da oferta',
  title: 'question',
  labels: {
    id: 'ID',
    question: 'Pergunta',
    answer: 'Resposta',
    position: 'Posição',
    created_at: 'Criada em',
    updated_at: 'Alterada em',
  },
});
