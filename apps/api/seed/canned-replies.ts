import type { Written } from './copy-rows.ts';

const canned: readonly (readonly [title: string, text: string])[] = [
  ['Agradecimento', 'Muito obrigado pela mensagem! Repassamos o seu recado à equipe.'],
  ['Estorno no cartão', 'O estorno já foi pedido. A operadora do cartão pode levar até duas faturas para mostrá-lo.'],
  [
    'Renovação antecipada',
    'Renovando agora, o novo ano conta a partir da data em que o atual termina: nenhum dia se perde.',
  ],
  [
    'Segunda via de boleto',
    'A segunda via está em Pagamentos, na sua área: abra o pagamento e escolha “Abrir boleto”.',
  ],
  [
    'Sem recomendação individual',
    'Por aqui não damos recomendação individual de investimento. Para isso há a Consultoria, com atendimento dedicado.',
  ],
];

export const cannedReplyRows = (at: Date): Written<'canned_reply'>[] =>
  canned.map(([title, text], i) => ({ id: i + 1, title, text, created_at: at, updated_at: at }));
