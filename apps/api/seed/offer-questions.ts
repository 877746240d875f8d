import type { Written } from './copy-rows.ts';

const asked: readonly (readonly [question: string, answer: string])[] = [
  [
    'A assinatura renova sozinha?',
    'Não. Perto do vencimento avisamos por email, e você renova se quiser. O novo prazo conta a partir do fim do atual.',
  ],
  ['E se eu me arrepender?', 'Você pode desistir em até 7 dias da compra e recebe tudo de volta.'],
  [
    'Posso trocar de plano depois?',
    'Sim. Compre o outro plano quando quiser, na sua área: o que ele inclui passa a valer assim que o pagamento for confirmado.',
  ],
  [
    'As carteiras são recomendação para o meu caso?',
    'Não. São a opinião dos nossos analistas, iguais para todos os assinantes. Acompanhamento individual é só na Consultoria.',
  ],
];

/** The demonstration house's answers to buyers. */
export const offerQuestionRows = (at: Date): Written<'offer_question'>[] =>
  asked.map(([question, answer], i) => ({
    id: i + 1,
    question,
    answer,
    position: i + 1,
    created_at: at,
    updated_at: at,
  }));
